{
  "name": "@my-note/remote-__name__",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "myNote": {
    "name": "__name__",
    "pages": [
      {
        "path": "/i/__name__",
        "module": "__name__-page",
        "label": "__title__"
      }
    ],
    "fills": {
      "home-card": "home-card"
    }
  },
  "scripts": {
    "build": "mn-bundle build",
    "typecheck": "tsc -p .",
    "test": "vitest run"
  },
  "dependencies": {
    "@my-note/contract": "workspace:*",
    "@my-note/kit": "workspace:*",
    "react": "catalog:",
    "react-dom": "catalog:"
  },
  "devDependencies": {
    "@my-note/remote-build": "workspace:*",
    "@testing-library/dom": "catalog:",
    "@testing-library/react": "catalog:",
    "@types/react": "catalog:",
    "@types/react-dom": "catalog:",
    "happy-dom": "catalog:",
    "typescript": "catalog:",
    "vitest": "catalog:"
  }
}
