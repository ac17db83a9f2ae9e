# Built from the lock file and the sources alone; .dockerignore keeps everything else out, secrets first of all.
# The major version is the one of the package "node": the image stands in for it.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/nordet
# The package "node" would fetch what the image is already; nothing else here needs its install script.
ENV NODE_ENV=production npm_config_ignore_scripts=true ASTRO_TELEMETRY_DISABLED=1
# Packages first: a changed source does not install them again.
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node scripts/prepare.mjs --packages-only
COPY . .
RUN node scripts/prepare.mjs

FROM node:24-bookworm-slim
WORKDIR /srv/nordet
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data MALLOC_ARENA_MAX=1
# The code belongs to root and the server runs as "node": it can change nothing but its data.
COPY --from=build /srv/nordet/package.json /srv/nordet/package-lock.json /srv/nordet/LICENSE ./
COPY --from=build /srv/nordet/node_modules node_modules
COPY --from=build /srv/nordet/dist dist
# What the commands of the operator run from: staff, backup, restore, try-update.
COPY --from=build /srv/nordet/scripts scripts
COPY --from=build /srv/nordet/src src
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm: the server itself gets the signals. Flags as in scripts/server-flags.mjs.
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=768", "scripts/serve.mjs"]
