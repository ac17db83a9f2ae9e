import type { ClientDirective } from "astro";

const interaction: ClientDirective = (load, _options, element) => {
  element.addEventListener("pointerover", async () => (await load())(), { once: true });
};

export default interaction;
