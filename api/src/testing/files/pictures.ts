/** Pictures of 4 × 2 pixels, as a browser writes them, with a colour profile. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAZEAEAAgMAAAAAAAAAAAAAAAAAAgQ0gbH/xAAVAQEBAAAAAAAAAAAAAAAAAAABBv/EABsRAAAHAQAAAAAAAAAAAAAAAAABAwQ0cbFy/9oADAMBAAIRAxEAPwCTt5M9cAWTKMnyWAdyFLPR/9k=',
  'base64',
);
export const WEBP = Buffer.from(
  'UklGRjQCAABXRUJQVlA4WAoAAAAgAAAAAwAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggRgAAADADAJ0BKgQAAgACwEwlqAJ0cgD7AK4A/gGUAfoAC3ay8xAA/vNfoYscv/nvhUz7//7aH/+nFTPv/PQTAHA3sNGT2mmqAAA=',
  'base64',
);
const PLACE = 'GPS 52.5200 13.4050';

/** Metadata of a phone: orientation and place. */
function tiffWith(orientation: number) {
  const tiff = Buffer.alloc(26 + PLACE.length);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  tiff.write(PLACE, 26, 'latin1');
  return tiff;
}

function segment(marker: number, data: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export function photo(orientation: number) {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiffWith(orientation)]);
  const facts = [
    segment(0xe1, exif),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${PLACE}`)),
    segment(0xfe, Buffer.from(PLACE)),
  ];
  return Buffer.concat([
    JPEG.subarray(0, 2),
    ...facts,
    JPEG.subarray(2),
    Buffer.from(`a video from ${PLACE}`),
  ]);
}

function webpChunk(type: string, data: Buffer) {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

export function webpPhoto(orientation: number) {
  const bytes = Buffer.concat([
    WEBP,
    webpChunk('EXIF', tiffWith(orientation)),
    webpChunk('XMP ', Buffer.from(`<x>${PLACE}</x>`)),
  ]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt8(bytes.readUInt8(20) | 0x0c, 20);
  return bytes;
}

/** The same PNG with a text and with a camera's metadata; browsers do not check their checksums. */
export function pngPhoto(png: Buffer) {
  const chunk = (type: string, data: Buffer) => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length, 0);
    bytes.write(type, 4, 'latin1');
    data.copy(bytes, 8);
    return bytes;
  };
  const facts = [chunk('tEXt', Buffer.from(`Location\0${PLACE}`)), chunk('eXIf', tiffWith(1))];
  return Buffer.concat([png.subarray(0, 33), ...facts, png.subarray(33)]);
}
