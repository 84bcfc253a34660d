# The mock backend. From the project's root:
#   docker build -f deploy/container/mock-server.Dockerfile -t moc-lan-mock .
#   docker run -p 4010:4010 moc-lan-mock --host 0.0.0.0
# It listens inside the container alone until --host says otherwise; further options follow it, such as --cors or --name.
FROM node:24-slim
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
USER node
EXPOSE 4010
ENTRYPOINT ["node", "scripts/mock-server.ts"]
