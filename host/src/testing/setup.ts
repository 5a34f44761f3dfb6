import { setFailureChunk } from '../platform/remotes/model/failure-chunk.ts';

setFailureChunk(() => import('../platform/remotes/failure/failure.chunk.ts'));
