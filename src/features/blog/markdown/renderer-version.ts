/** Increment it with every change to the rendering: stored articles are then re-rendered (decision 017). */
export const RENDERER_VERSION = 4;
