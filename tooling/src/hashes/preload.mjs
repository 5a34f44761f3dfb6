import { makeHashesQuick } from './quick-hashes.mjs';

// Loaded by node's --import before a server that tests start.
makeHashesQuick();
