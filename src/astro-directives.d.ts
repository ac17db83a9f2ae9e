import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Wakes the island when someone points at it, focuses it or presses a key in it (`ui/client-interaction.ts`). */
    "client:interaction"?: boolean;
  }
}
