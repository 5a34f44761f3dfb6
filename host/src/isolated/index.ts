// The program of a frame that runs one isolated remote. These come first: they take away what no policy of a document can
// forbid, and give what a document without an origin lacks, before the kit and the remote run.
import './preload.ts';
import './harden.ts';
import './own-storage.ts';
import './port.ts';

// The host provides shared modules eagerly, once the share scope is there.
void import(/* webpackMode: "eager" */ './start.tsx');
