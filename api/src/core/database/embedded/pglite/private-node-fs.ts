import { mkdirSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Attributes = { mode?: number };
type SetAttributes = (file: unknown, node: unknown, attributes: Attributes, ...calls: unknown[]) => void;
type MakeNode = (parent: unknown, name: string, mode: number, device: number) => unknown;
type NodeFiles = { setattr?: SetAttributes; node_ops?: { mknod?: MakeNode }; stream_ops?: object };

/** A mode without the permissions of the group and of all others. */
const ownersOnly = (mode: number) => mode & ~0o077;

/**
 * PGlite gives every new file the mode 0666, whatever the process's umask. Here only the owner may
 * access files and folders of a database from their creation on.
 */
export class PrivateNodeFs extends NodeFS {
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    super(folder);
  }

  override async init(pg: Parameters<NodeFS['init']>[0], options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options);
    // First, so that it exists before the folder is mounted and files are created in it.
    result.emscriptenOpts.preRun?.unshift((module: { FS: { filesystems: { NODEFS: NodeFiles } } }) =>
      this.adjust(module.FS.filesystems.NODEFS),
    );
    return result;
  }

  protected adjust(files: NodeFiles) {
    const { setattr, node_ops: nodes } = files;
    const mknod = nodes?.mknod;
    if (typeof setattr !== 'function' || !mknod) {
      throw new Error('This version of PGlite has no place for file modes. Install the pinned version');
    }
    files.setattr = (file, node, attributes, ...calls) => {
      const { mode } = attributes;
      setattr(
        file,
        node,
        mode === undefined ? attributes : { ...attributes, mode: ownersOnly(mode) },
        ...calls,
      );
    };
    nodes.mknod = (parent, name, mode, device) => mknod(parent, name, ownersOnly(mode), device);
  }
}
