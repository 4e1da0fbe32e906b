import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";

/** Who may do what with a file. */
export interface Permissions {
  readonly mode: number;
  /** Null: whoever runs this. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

/** Everything that changes the disk; a parameter, so that tests can let it fail or stop at any step. */
export interface Disk {
  /** Creates or overwrites a file and waits until the bytes are on the disk. */
  write(path: string, bytes: Buffer, permissions: Permissions | null): void;
  /** Puts a file or folder in another place at once, over a file that stands there. */
  rename(from: string, to: string): void;
  /** Removes a file or folder with all that is in it; absent is fine. */
  remove(path: string): void;
  /** Creates one folder. */
  makeFolder(path: string): void;
  /** Waits until the names in a folder are on the disk, where the system can. */
  syncFolder(path: string): void;
}

export const nodeDisk: Disk = {
  write(path, bytes, permissions) {
    const descriptor = openSync(path, "w");
    try {
      writeFileSync(descriptor, bytes);
      if (permissions !== null) permit(path, permissions);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  },
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
  makeFolder: (path) => {
    mkdirSync(path);
  },
  syncFolder(path) {
    try {
      const descriptor = openSync(path, "r");
      fsyncSync(descriptor);
      closeSync(descriptor);
    } catch {
      // Windows has no such thing.
    }
  },
};

/** The permissions of a file that is there. */
export function permissionsOf(path: string): Permissions {
  const { mode, uid, gid } = statSync(path);
  const own = process.getuid?.() === uid && process.getgid?.() === gid;
  return { mode: mode & 0o7777, owner: own ? null : { uid, gid } };
}

function permit(path: string, permissions: Permissions): void {
  if (permissions.owner !== null) {
    try {
      chownSync(path, permissions.owner.uid, permissions.owner.gid);
    } catch {
      // Only an administrator can give files away.
    }
  }
  chmodSync(path, permissions.mode);
}
