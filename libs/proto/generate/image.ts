import { contentsOf, wireBytes, wireFields } from '../wire.ts';

const sourceCodeInfo = 9;
const location = 1;
const comments: ReadonlySet<number> = new Set([3, 4]);

/**
 * The image without what reflection does not need: of the source positions only those that hold a
 * comment stay, since `describe` shows comments.
 */
export function leanImage(image: Buffer): Buffer {
  const files = contentsOf(wireFields(image), 1);
  return Buffer.concat(files.map((file) => wireBytes(1, leanFile(file))));
}

function leanFile(file: Buffer): Buffer {
  const fields = wireFields(file);
  return Buffer.concat(
    fields.map((field) =>
      field.number === sourceCodeInfo
        ? wireBytes(sourceCodeInfo, commentedLocations(field.content))
        : field.raw,
    ),
  );
}

function commentedLocations(info: Buffer): Buffer {
  const commented = contentsOf(wireFields(info), location).filter((one) =>
    wireFields(one).some((field) => comments.has(field.number)),
  );
  return Buffer.concat(commented.map((one) => wireBytes(location, one)));
}
