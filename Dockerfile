# Serves Naval Umpire on port 4000, with stored games on the volume /data. docs/deploy.md shows how to run it.
# This image has not been built or run yet. Watch its first build.
FROM node:24-bookworm-slim

WORKDIR /app
COPY package.json package-lock.json ./
COPY tools/package.json tools/
RUN npm ci --workspaces=false --no-audit --no-fund && npm cache clean --force
COPY . .
RUN npm run vectors -- --changed && npm run build:local

# The database is in the folder; the signing keys and the server's secrets are files next to it.
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    CAREERS_FOLDER=/data/careers
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]

# Without npm in between, SIGTERM reaches the server: it finishes running requests within 5 seconds and closes the database.
CMD ["node", "--enable-source-maps", "dist/local/main.mjs"]
