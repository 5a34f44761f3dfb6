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

  # Publishes what is on main to the site in the variables of the repository, with the key in its secrets.
  publish:
    needs: test
    if: github.ref == 'refs/heads/main' && vars.MY_NOTE_SITE != ''
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: (umask 077 && printf '%s\n' "$KEY" > "$RUNNER_TEMP/key.pem")
        env:
          KEY: ${{ secrets.MY_NOTE_KEY }}
      - run: npm run publish -- --site "$SITE" --key "$RUNNER_TEMP/key.pem"
        env:
          SITE: ${{ vars.MY_NOTE_SITE }}
