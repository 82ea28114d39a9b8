FROM node:24-bookworm-slim AS node
FROM debian:bookworm-slim AS debian
FROM postgres:18 AS postgres

FROM node AS workspace
WORKDIR /app
ENV CI=1 npm_config_update_notifier=false CHECKPOINT_DISABLE=1 DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
# The pnpm that package.json names; the store is filled from the lockfile alone, so sources do not undo this layer.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm install --global --silent "$(node -p "require('./package.json').packageManager")" && pnpm fetch --silent
COPY . .

# The bundle of the API with its database client, and both applications, made with all tools.
FROM workspace AS build
RUN pnpm install --frozen-lockfile --offline --silent \
  && PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node pnpm exec prisma generate --no-hints \
  && pnpm exec turbo run build

# The packages that the API runs, not even the Node of the lockfile among them, since the image has its own; and of the
# API's sources what is read instead of run.
FROM workspace AS runtime
RUN rm --recursive node_modules \
  && pnpm install --frozen-lockfile --offline --silent --prod --filter-prod '@sinau/api...' \
  && rm --recursive --force node_modules/.bin node_modules/node-linux-* node_modules/.pnpm/node-linux-* \
  && docker/application/prune.sh node_modules \
  && find apps/api/src -name '*.ts' ! -path '*/h5p/frame/*' -delete

# The product as /app, once for all images that have it.
FROM scratch AS product
COPY --from=runtime /app/package.json ./
COPY --from=runtime /app/node_modules ./node_modules
COPY --from=runtime /app/apps/api ./apps/api
COPY --from=runtime /app/packages/ui/public ./packages/ui/public
COPY --from=runtime /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/apps/api/dist ./apps/api/dist
COPY --from=build /app/apps/learner/dist ./apps/learner/dist
COPY --from=build /app/apps/creator/dist ./apps/creator/dist

# ROLE=web and ROLE=worker. Node without npm and corepack: nothing calls them, and their faults would be reported as ours.
FROM debian AS application
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node \
  && install --directory --owner=node --group=node /data
COPY --from=node /usr/local/bin/node /usr/local/bin/
WORKDIR /app
# The allocator's settings stand in apps/api/src/node-options.ts.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=product / ./
USER node
VOLUME /data
EXPOSE 3000
# Whether the process lives: one that cannot reach its database is not mended by another start. A start waits for it for
# five minutes, and listens then.
HEALTHCHECK --interval=10s --timeout=5s --start-period=6m \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "apps/api/dist/main.js"]

# ROLE=media and ROLE=all: ffmpeg prepares recordings. Debian's is linked with what draws on screens, whose drivers
# (160 MB) are loaded by a window alone, and there is none.
FROM application AS media
USER root
RUN apt-get update -q && apt-get install --yes --no-install-recommends -q ffmpeg \
  && apt-get clean && rm --recursive /var/lib/apt/lists/* \
  && dpkg --purge --force-depends libgl1-mesa-dri libllvm15 libz3-4 && ffmpeg -loglevel error -version
USER node

# PostgreSQL that archives its log with pgBackRest (docker/backup), and what backs both up: as `postgres` the scripts,
# as `node` the API's `backup`.
FROM postgres AS backup
RUN apt-get update -q && apt-get install --yes --no-install-recommends -q ca-certificates pgbackrest \
  && apt-get clean && rm --recursive /var/lib/apt/lists/* \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node \
  && install --directory --owner=node --group=node /data \
  && install --directory --owner=postgres --group=postgres --mode=750 /var/lib/pgbackrest
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY docker/backup/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
COPY docker/backup/archive.conf /etc/postgresql/archive.conf
COPY docker/backup/backup.sh docker/backup/restore.sh /usr/local/bin/
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=product / ./

FROM node AS mail-catcher
WORKDIR /app
COPY docker/mail-catcher/ ./
RUN npm ci --omit=dev --silent
USER node
EXPOSE 1025 1080
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:1080/healthz').then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node_modules/.bin/maildev", "--ip", "0.0.0.0"]

FROM debian AS proxy
RUN apt-get update -q && apt-get install --yes --no-install-recommends -q haproxy && rm --recursive /var/lib/apt/lists/*
COPY docker/proxy/haproxy.cfg /etc/haproxy/haproxy.cfg
USER haproxy
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/3000 && printf 'GET /api/health/live HTTP/1.0\r\n\r\n' >&3 && grep --quiet ' 200 ' <&3"]
CMD ["haproxy", "-W", "-db", "-f", "/etc/haproxy/haproxy.cfg"]

FROM debian AS files
RUN apt-get update -q && apt-get install --yes --no-install-recommends -q nginx-light && rm --recursive /var/lib/apt/lists/*
COPY docker/files/nginx.conf /etc/nginx/nginx.conf
# The account of the API, whose files it reads.
USER 1000
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080"]
CMD ["nginx", "-g", "daemon off;"]
