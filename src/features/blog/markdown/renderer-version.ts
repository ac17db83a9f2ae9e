/** Goes up with every change of what is rendered: stored articles are then rendered anew (decision 017). */
export const RENDERER_VERSION = 4;
