import { toolAddress } from "../../lib/company/own-content.ts";

/** A connected tool, linked if the owner gives an address. */
export function Tool({ name }: { name: string }) {
  const address = toolAddress(name);
  return address ? <a href={address}>{name}</a> : name;
}
