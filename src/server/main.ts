import { createApp } from "astro/app/entrypoint";

export const pages = createApp({ streaming: false });
