FROM node:24-bookworm-slim AS workspace
WORKDIR /app
ENV CI=1 npm_config_update_notifier=false CHECKPOINT_DISABLE=1 DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
# The pnpm that package.json names; the store is filled from the lockfile alone, so sources do not undo this layer.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm install --global --silent "$(node -p "require('./package.json').packageManager")" && pnpm fetch --silent
COPY . .

# Both applications and the database client, made with all tools.
FROM workspace AS build
RUN pnpm install --frozen-lockfile --offline --silent \
  && PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node pnpm exec prisma generate --no-hints \
  && pnpm exec turbo run build

# What the API needs to run, and nothing else: not even the Node of the lockfile, since the image has its own.
FROM workspace AS runtime
RUN rm --recursive node_modules \
  && pnpm install --frozen-lockfile --offline --silent --prod --filter-prod '@sinau/api...' \
  && rm --recursive --force node_modules/.bin node_modules/node-linux-* node_modules/.pnpm/node-linux-*

FROM node:24-bookworm-slim AS application
WORKDIR /app
# The API runs its TypeScript as it is, with the packages beside it: Node runs none from node_modules.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# ffmpeg makes recordings that not every browser plays into MP4.
RUN apt-get update -q && apt-get install --yes --no-install-recommends -q ffmpeg && rm --recursive /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node /data
COPY --from=runtime /app/package.json ./
COPY --from=runtime /app/node_modules ./node_modules
COPY --from=runtime /app/apps/api ./apps/api
COPY --from=runtime /app/packages/contracts ./packages/contracts
COPY --from=runtime /app/packages/format ./packages/format
COPY --from=runtime /app/packages/ui/public ./packages/ui/public
COPY --from=runtime /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/apps/api/src/generated ./apps/api/src/generated
COPY --from=build /app/apps/learner/dist ./apps/learner/dist
COPY --from=build /app/apps/creator/dist ./apps/creator/dist
USER node
VOLUME /data
EXPOSE 3000
# Whether the process lives: one that cannot reach its database is not mended by another start. A start waits for it for
# five minutes, and listens then.
HEALTHCHECK --interval=10s --timeout=5s --start-period=6m \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "apps/api/src/main.ts"]

FROM node:24-bookworm-slim AS mail-catcher
WORKDIR /app
COPY docker/mail-catcher/ ./
RUN npm ci --omit=dev --silent
USER node
EXPOSE 1025 1080
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:1080/healthz').then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node_modules/.bin/maildev", "--ip", "0.0.0.0"]

FROM debian:bookworm-slim AS proxy
RUN apt-get update -q && apt-get install --yes --no-install-recommends -q haproxy && rm --recursive /var/lib/apt/lists/*
COPY docker/proxy/haproxy.cfg /etc/haproxy/haproxy.cfg
USER haproxy
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/3000 && printf 'GET /api/health/live HTTP/1.0\r\n\r\n' >&3 && grep --quiet ' 200 ' <&3"]
CMD ["haproxy", "-W", "-db", "-f", "/etc/haproxy/haproxy.cfg"]

FROM debian:bookworm-slim AS files
RUN apt-get update -q && apt-get install --yes --no-install-recommends -q nginx-light && rm --recursive /var/lib/apt/lists/*
COPY docker/files/nginx.conf /etc/nginx/nginx.conf
# The account of the API, whose files it reads.
USER 1000
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080"]
CMD ["nginx", "-g", "daemon off;"]
