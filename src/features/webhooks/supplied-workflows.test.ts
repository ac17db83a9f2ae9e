import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The n8n workflows of `docs/n8n`, as an owner imports them. */
const FOLDER = new URL("../../../docs/n8n/", import.meta.url);

interface Workflow {
  nodes: { name: string; type: string }[];
  connections: Record<string, { main?: ({ node: string }[] | null)[] }>;
}

/** Ways out of a node that decides; any other has one, which may end there. */
const WAYS_OUT: Record<string, number> = { "n8n-nodes-base.if": 2 };

// n8n answers 500 to an event that ends in a way out without a node, and a delivery that is never settled is tried again for days.
it.each(readdirSync(FOLDER).filter((file) => file.endsWith(".json")))("%s settles whatever it decides", (file) => {
  const { nodes, connections } = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Workflow;
  const names = new Set(nodes.map(({ name }) => name));
  for (const { name, type } of nodes) {
    const ways = connections[name]?.main ?? [];
    for (const way of ways) for (const { node } of way ?? []) expect(names.has(node), `${name} → ${node}`).toBe(true);
    const wanted = WAYS_OUT[type];
    if (wanted)
      expect(
        ways.filter((way) => way && way.length > 0),
        name,
      ).toHaveLength(wanted);
  }
});
