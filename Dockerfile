# The package that a user installs, packed here and installed without the development tools.
FROM node:24.21.0-bookworm-slim AS pack
WORKDIR /src
COPY . .
# The end of a development version, which the build cannot read without git: .575+89fe156
ARG COMMIT
# Packing builds the service, whatever is said of scripts.
RUN npm ci --ignore-scripts && npm pack --pack-destination /

FROM node:24.21.0-bookworm-slim AS install
COPY --from=pack /caryll-*.tgz /
WORKDIR /app
RUN npm install --ignore-scripts --no-audit --no-fund /caryll-*.tgz

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=8 --v8-pool-size=1" HOST=0.0.0.0 PORT=3000 PATH=/app/node_modules/.bin:$PATH
WORKDIR /app
COPY --from=install --chown=root:root /app ./
# Nothing in the image is written to at run time.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["caryll", "start"]
