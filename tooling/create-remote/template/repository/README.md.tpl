# __title__

A remote of My Note: a page at `/i/__name__`, its link in the sidebar, and a card on the home page.

```sh
npm install
npm run dev                                  # in a site on this machine, with hot reload
npm run dev -- --site https://notes.example  # in a site that runs elsewhere and allows it
npm test                                     # lint, types, tests, build, budget
npm run conformance                          # what a host demands, also in a browser
npm run publish -- --site https://notes.example --key <file>   # or --store <folder or s3://bucket/prefix>
```

- `package.json` declares pages and slots under `myNote`; each file in `src/exposes` is a module of the remote.
- `budget.json` has the limits of sizes in kB (gzip) and of requests.
- Everything that the host provides is imported from `@my-note/kit` and `@my-note/contract`.
