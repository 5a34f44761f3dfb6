// Host and remotes are separate compilations: each would bring its own refresh runtime, and an
// edit in a remote would then compile without changing the page.
const key = '__MY_NOTE_REACT_REFRESH__';
globalThis[key] ??= require('__react_refresh_real__');
module.exports = globalThis[key];
