{
  "name": "remote-__name__",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "engines": {
    "node": ">=20.19.0"
  },
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
    "dev": "mn-bundle dev",
    "build": "mn-bundle build",
    "lint": "biome check .",
    "typecheck": "tsc -p .",
    "check": "my-note-remote check .",
    "conformance": "npm run build && my-note-conformance dist/",
    "test": "npm run lint && npm run typecheck && vitest run && npm run build && npm run check",
    "publish": "npm run build && my-note-remote publish ."
  },
  "dependencies": __dependencies__,
  "devDependencies": __devDependencies__
}
