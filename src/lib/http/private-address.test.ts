import { BlockList, isIP } from "node:net";
import { describe, expect, it } from "vitest";
import {
  EVERYWHERE,
  isPlace,
  isPublicAddress,
  leadsToMetadata,
  mayBePlain,
  mayReach,
  namesMetadata,
} from "./private-address.ts";

/**
 * Rows of IANA's registries of special-purpose addresses (iana-ipv4-special-registry, iana-ipv6-special-registry;
 * October 2025), with the column "Globally Reachable".
 */
const REGISTRIES: readonly [network: string, globallyReachable: boolean | "not applicable"][] = [
  ["0.0.0.0/8", false],
  ["0.0.0.0/32", false],
  ["10.0.0.0/8", false],
  ["100.64.0.0/10", false],
  ["127.0.0.0/8", false],
  ["169.254.0.0/16", false],
  ["172.16.0.0/12", false],
  ["192.0.0.0/24", false],
  ["192.0.0.0/29", false],
  ["192.0.0.8/32", false],
  ["192.0.0.9/32", true],
  ["192.0.0.10/32", true],
  ["192.0.0.170/32", false],
  ["192.0.0.171/32", false],
  ["192.0.2.0/24", false],
  ["192.31.196.0/24", true],
  ["192.52.193.0/24", true],
  ["192.88.99.0/24", "not applicable"],
  ["192.88.99.2/32", false],
  ["192.168.0.0/16", false],
  ["192.175.48.0/24", true],
  ["198.18.0.0/15", false],
  ["198.51.100.0/24", false],
  ["203.0.113.0/24", false],
  ["240.0.0.0/4", false],
  ["255.255.255.255/32", false],
  ["::1/128", false],
  ["::/128", false],
  ["64:ff9b:1::/48", false],
  ["100::/64", false],
  ["100:0:0:1::/64", false],
  ["2001::/23", false],
  ["2001::/32", "not applicable"],
  ["2001:1::1/128", true],
  ["2001:1::2/128", true],
  ["2001:1::3/128", true],
  ["2001:2::/48", false],
  ["2001:3::/32", true],
  ["2001:4:112::/48", true],
  ["2001:10::/28", "not applicable"],
  ["2001:20::/28", true],
  ["2001:30::/28", true],
  ["2001:db8::/32", false],
  ["2002::/16", "not applicable"],
  ["2620:4f:8000::/48", true],
  ["3fff::/20", false],
  ["5f00::/16", false],
  ["fc00::/7", false],
  ["fe80::/10", false],
];

/** Returns a network's first and last address, and some between, each with different host bits set. */
function addressesIn(network: string): string[] {
  const [base = "", length = ""] = network.split("/");
  const bits = isIP(base) === 4 ? 32 : 128;
  const first = bits === 32 ? ipv4Number(base) : ipv6Number(base);
  const free = BigInt(bits - Number(length));
  const last = (1n << free) - 1n;
  const samples = [0n, last, last / 3n, (last * 2n) / 3n, last / 2n, last > 0n ? 1n : 0n];
  return samples.map((offset) => (bits === 32 ? ipv4Text(first + offset) : ipv6Text(first + offset)));
}
const ipv4Number = (text: string) => text.split(".").reduce((sum, part) => sum * 256n + BigInt(part), 0n);
const ipv4Text = (value: bigint) => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join(".");
function ipv6Number(text: string): bigint {
  const [before = "", after = ""] = text.split("::").map((half) => half.split(":").filter(Boolean));
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}
const ipv6Text = (value: bigint) =>
  [...Array(8).keys()].map((group) => ((value >> BigInt(112 - group * 16)) & 0xffffn).toString(16)).join(":");

describe("an address in IANA's registries", () => {
  it.each(REGISTRIES.filter(([, reachable]) => reachable !== true))("is not public: %s", (network) => {
    for (const address of addressesIn(network)) {
      // A more specific row may be reachable.
      if (REGISTRIES.some(([inner, reachable]) => reachable === true && includes(inner, address))) continue;
      expect(isPublicAddress(address), address).toBe(false);
      if (isIP(address) === 4) {
        for (const written of writtenAsIpv6(address)) expect(isPublicAddress(written), written).toBe(false);
      }
    }
  });
});

function includes(network: string, address: string): boolean {
  const [base = "", length = ""] = network.split("/");
  const list = new BlockList();
  list.addSubnet(base, Number(length), isIP(base) === 4 ? "ipv4" : "ipv6");
  return list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}

/** Returns an IPv4 address in every form that IPv6 has for it. */
function writtenAsIpv6(address: string): string[] {
  const hex = ipv4Number(address).toString(16).padStart(8, "0");
  const inverted = (0xffff_ffffn - ipv4Number(address)).toString(16).padStart(8, "0");
  const [high, low] = [hex.slice(0, 4), hex.slice(4)];
  return [
    // Mapped, compatible and translated (RFC 4291, RFC 2765), in both notations.
    ...["::ffff:", "::", "::ffff:0:"].flatMap((prefix) => [`${prefix}${address}`, `${prefix}${high}:${low}`]),
    // Behind a gateway: the well-known prefix, a local-use one (RFC 6052, RFC 8215), and neighbours of both.
    ...["64:ff9b::", "64:ff9b:1::", "64:ff9b:2::"].map((prefix) => `${prefix}${address}`),
    `64:ff9b:1:${high}:${low.slice(0, 2)}:${low.slice(2)}00::`,
    // 6to4, Teredo, ISATAP.
    `2002:${high}:${low}::1`,
    `2001:0:4136:e378:8000:63bf:${inverted.slice(0, 4)}:${inverted.slice(4)}`,
    `fe80::5efe:${address}`,
  ];
}

describe("an IPv4 address within IPv6", () => {
  it("is judged as itself when mapped or behind the well-known gateway", () => {
    for (const address of ["1.1.1.1", "142.250.69.110"]) {
      for (const prefix of ["::ffff:", "64:ff9b::"]) expect(isPublicAddress(prefix + address)).toBe(true);
    }
  });

  it("is never public in any other form", () => {
    const forms = writtenAsIpv6("1.1.1.1").filter((written) => isPublicAddress(written));
    // The deprecated compatible form with dots is read as mapped, so the IPv4 address within decides.
    expect(forms).toEqual(["::ffff:1.1.1.1", "::ffff:0101:0101", "::1.1.1.1", "64:ff9b::1.1.1.1"]);
  });
});

it.each([
  ["1.1.1.1", true],
  ["142.250.69.110", true],
  ["2606:4700::1111", true],
  ["2a00:1450:4001:81b::200e", true],
  ["223.255.255.255", true],
  ["224.0.0.1", false],
  ["ff02::1", false],
  ["fec0::1", false],
  ["4000::1", false],
  ["::ffff:0:127.0.0.1", false],
  ["64:ff9b:2::1.1.1.1", false],
  ["localhost", false],
  ["1.1.1", false],
  ["not-an-address", false],
  ["", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

describe("a place listed as private", () => {
  it.each([
    [[], "93.184.215.14", "example.com", true],
    [[], "192.168.1.5", "cloud.lan", false],
    [["cloud.lan"], "192.168.1.5", "cloud.lan", true],
    [["cloud.lan"], "192.168.1.5", "Cloud.LAN", true],
    [["cloud.lan"], "192.168.1.5", "other.lan", false],
    [["192.168.1.0/24"], "192.168.1.5", "other.lan", true],
    [["192.168.1.0/24"], "192.168.2.5", "other.lan", false],
    [["fd00::/8"], "fd12::1", "cloud.lan", true],
    [["127.0.0.1"], "127.0.0.1", "127.0.0.1", true],
    // A cloud's metadata service is refused, whatever is listed.
    [EVERYWHERE, "169.254.169.254", "169.254.169.254", false],
    [["metadata.lan"], "169.254.169.254", "metadata.lan", false],
    [["169.254.169.254"], "169.254.169.254", "169.254.169.254", false],
  ] as const)("with %j, %s under the name %s may be reached: %s", (places, address, hostname, may) => {
    expect(mayReach(places, address, hostname)).toBe(may);
  });

  it("skips TLS only for listed places", () => {
    expect(mayBePlain([], "example.com")).toBe(false);
    expect(mayBePlain(["cloud.lan"], "example.com")).toBe(false);
    expect(mayBePlain(["cloud.lan"], "cloud.lan")).toBe(true);
    expect(mayBePlain(["192.168.0.0/16"], "192.168.1.5")).toBe(true);
  });

  it.each(["cloud.lan", "192.168.1.5", "192.168.1.0/24", "fd00::/8", "localhost"])("accepts %s as a place", (place) => {
    expect(isPlace(place)).toBe(true);
  });
  it.each(["", "http://cloud.lan", "192.168.1.0/33", "cloud.lan/24", "a b", "-x"])("rejects %j as a place", (place) => {
    expect(isPlace(place)).toBe(false);
  });
});

describe("a cloud's metadata service", () => {
  const resolvesTo = (...addresses: string[]) => {
    const asked: string[] = [];
    return Object.assign(
      async (hostname: string) => {
        asked.push(hostname);
        return addresses.map((address) => ({ address }));
      },
      { asked },
    );
  };

  it.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://169.254.170.2/v2/credentials",
    "http://2852039166/",
    "http://0xa9fea9fe/",
    "http://0251.0376.0251.0376/",
    "http://169.254.43518/",
    "http://user:password@169.254.169.254:80/",
    "http://[fd00:ec2::254]/",
    "http://[::ffff:169.254.169.254]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://[64:ff9b::a9fe:a9fe]/",
    "http://[::ffff:0:169.254.169.254]/",
    "http://[::ffff:0:a9fe:a9fe]/",
    "http://[::169.254.169.254]/",
    "http://[64:ff9b:1::169.254.169.254]/",
    "http://[64:ff9b:1:a9fe:a9:fe00::]/",
    "http://[64:ff9b:1:6464:64:c800::]/",
    "http://[2002:a9fe:a9fe::1]/",
    "http://[2002:6464:64c8::]/",
    "http://[2001:0:4136:e378:8000:63bf:5601:5601]/",
    "http://[fd20:ce::254]/",
    "http://[fe80::1]/",
    "http://100.100.100.200/latest/meta-data/",
    "http://metadata.google.internal/computeMetadata/v1/",
    "http://METADATA.google.internal./",
    "http://metadata/",
  ])("recognizes %s as a metadata service, without a lookup", async (address) => {
    const resolve = resolvesTo("203.0.113.1");
    expect(namesMetadata(new URL(address))).toBe(true);
    expect(await leadsToMetadata(new URL(address), resolve)).toBe(true);
    expect(resolve.asked).toEqual([]);
  });

  it.each([
    "https://n8n.example/webhook/1",
    "http://127.0.0.1:5678/",
    "http://10.0.0.7/",
    "http://[::1]/",
    "http://[64:ff9b::10.0.0.7]/",
    "http://[64:ff9b:1:a00:0:700::]/",
    "http://[2002:a00:7::1]/",
    "http://metadatas.example/",
  ])("allows %s", async (address) => {
    expect(await leadsToMetadata(new URL(address), resolvesTo("10.0.0.7", "2001:db8::1"))).toBe(false);
  });

  it.each([["169.254.169.254"], ["fd00:ec2::254"], ["::ffff:169.254.169.254"], ["203.0.113.1", "169.254.169.254"]])(
    "recognizes a name that resolves to %s",
    async (...addresses) => {
      expect(await leadsToMetadata(new URL("https://hook.example/"), resolvesTo(...addresses))).toBe(true);
    },
  );

  it("leaves an unresolvable name to the request itself", async () => {
    const resolve = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await leadsToMetadata(new URL("https://hook.example/"), resolve)).toBe(false);
  });
});
