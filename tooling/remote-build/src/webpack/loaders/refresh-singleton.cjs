// Host and remotes are separate compilations: each would bring its own refresh runtime, and an
// edit in a remote would then compile without changing the page.
const page = /** @type {{ __MY_NOTE_REACT_REFRESH__?: object }} */ (globalThis);
// @ts-expect-error an alias of the development bundler
page.__MY_NOTE_REACT_REFRESH__ ??= require('__react_refresh_real__');
module.exports = page.__MY_NOTE_REACT_REFRESH__;
