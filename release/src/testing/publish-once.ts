import { publish } from '../publish/publish.ts';
import { openStore } from '../store/store.ts';

// A process of its own, as each team has one: publishes one remote of a workspace to a store.
const [workspace = '', place, name = ''] = process.argv.slice(2);
console.log('begun');
await publish(await openStore(place), { names: [name], workspace, mount: false });
