import { expect, it } from "vitest";
import { leadsToMetadata, namesMetadata } from "./private-address.ts";

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
