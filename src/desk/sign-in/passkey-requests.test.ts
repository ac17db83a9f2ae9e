import { expect, it } from "vitest";
import { deviceName } from "./passkey-requests.ts";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0",
    "Edge, Windows",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36", "Chrome, Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "Safari, macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox, Linux"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", "Chrome, Android"],
  ["<script>alert(1)</script>", undefined],
  [null, undefined],
])("names the device with user agent %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
