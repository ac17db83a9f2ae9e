import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates the server-rendered HTML of an island. */
export function hydrateIsland(element: Element, component: ComponentType<object>, props: object): void {
  const identifierPrefix = element.getAttribute("prefix") ?? "";
  startTransition(() => {
    hydrateRoot(element, createElement(component, props), { identifierPrefix });
  });
}
