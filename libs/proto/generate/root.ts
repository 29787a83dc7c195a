import protobuf from 'protobufjs';
import { join } from 'node:path';
import { protoFiles, protoFolder } from '../load.ts';

/** The .proto files with their comments, which hold the rules; names as written. */
export function loadRoot(): protobuf.Root {
  const root = new protobuf.Root();
  root.resolvePath = (_origin, target) =>
    protobuf.common.get(target) === null ? join(protoFolder, target) : target;
  root.loadSync([...protoFiles], { keepCase: true, alternateCommentMode: true });
  root.resolveAll();
  return root;
}
