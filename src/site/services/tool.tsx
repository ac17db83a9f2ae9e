import { toolAddress } from "../../lib/company/own-content.ts";

/** A tool that is connected; a link where its owner gives one. */
export function Tool({ name }: { name: string }) {
  const address = toolAddress(name);
  return address ? <a href={address}>{name}</a> : name;
}
