# The service with everything that it needs: `docker build -t slidewright .`, then see compose.yaml.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/engine/package.json packages/engine/
COPY packages/server/package.json packages/server/
COPY packages/client/package.json packages/client/
COPY packages/web/package.json packages/web/
# No package needs an install script.
RUN npm ci --omit=dev --ignore-scripts
COPY scripts/bundle.mjs scripts/bundled.mjs scripts/prune.mjs scripts/
COPY packages packages
# What `npm start` runs: bundled, and without what a running service opens no more. The Node that the lockfile brings is for machines without one.
# It is made in a folder of its maker's alone, and run by another user.
RUN mv "$(dirname "$(node scripts/bundle.mjs)")" packages/server/bundled/image && chmod 755 packages/server/bundled/image \
  && node scripts/prune.mjs && rm -rf node_modules/node-linux-* node_modules/.cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE README.md ./
COPY docs docs
COPY --from=packages /app/packages packages
# The volume of compose.yaml takes its owner from here. All else stays root's: the service cannot change its own code.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Docker sends SIGTERM; the service then finishes or hands back what it is working on, within ten seconds.
ENTRYPOINT ["node", "packages/server/bundled/image/main.js"]
CMD ["serve"]
