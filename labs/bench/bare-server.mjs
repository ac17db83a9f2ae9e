import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The simplest HTTP server in Node: always sends the same bytes. `node bare-server.mjs FILE PORT` */
const [, , file, port] = process.argv;
const body = readFileSync(file);
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br", "Content-Length": body.length };
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), "127.0.0.1");
