import { createServer } from "node:http";

/** The simplest chat server in Node: reads the body and streams one line. `node echo-server.mjs PORT` */
const [, , port] = process.argv;
const headers = { "Content-Type": "application/x-ndjson; charset=utf-8" };
/** Keep-alive timeout in ms, as in our server, so that no connection closes just as the next message arrives. */
const KEEP_ALIVE = 125_000;
createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, headers);
    response.write('{"type":"text","text":"Bonjour"}\n');
    response.end('{"type":"end"}\n');
  });
}).listen(Number(port), "127.0.0.1");
