#!/usr/bin/env node
// Refuses a Node.js that is too old before anything else is read.
import '@my-note/tooling/node-version';

const { main } = await import('./main.ts');
await main(process.argv.slice(2));
