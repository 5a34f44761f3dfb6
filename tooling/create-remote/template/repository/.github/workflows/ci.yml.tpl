name: CI
on:
  push:
    branches: [main]
  pull_request:

jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm test
      - run: npx playwright install --with-deps chromium-headless-shell
      - run: npm run conformance

  # Publishes what is on main. The store is set in the settings of the repository.
  publish:
    needs: test
    if: github.ref == 'refs/heads/main' && vars.MY_NOTE_STORE != ''
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npx playwright install --with-deps chromium-headless-shell
      - run: npm run publish
        env:
          MY_NOTE_STORE: ${{ vars.MY_NOTE_STORE }}
          MY_NOTE_WHO: ${{ github.actor }}
          AWS_ENDPOINT_URL: ${{ vars.AWS_ENDPOINT_URL }}
          AWS_REGION: ${{ vars.AWS_REGION }}
          AWS_ACCESS_KEY_ID: ${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: ${{ secrets.AWS_SECRET_ACCESS_KEY }}
