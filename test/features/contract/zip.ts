/** A ZIP archive of empty files with these names. */
export function zipOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const local = Buffer.alloc(30 + name.length);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entry.write(name, 46);
    offset += local.length;
    locals.push(local);
    entries.push(entry);
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, directory, end]));
}
