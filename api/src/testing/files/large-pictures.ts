import { PhotonImage } from '@cf-wasm/photon/node';

/** Something like a photo: soft shapes of many sizes with the grain of a sensor. The same for the same size. */
function pixels(width: number, height: number): Uint8Array {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const waves = Array.from({ length: 24 }, (_, n) => {
    const turns = 1.3 ** n;
    return { x: turns * random() * 6, y: turns * random() * 6, at: random() * 6, high: 60 / (1 + n / 3) };
  });
  const bytes = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let light = 128;
      for (const wave of waves)
        light += (wave.high / 4) * Math.sin((wave.x * x) / width + (wave.y * y) / height + wave.at);
      const grain = (random() - 0.5) * 12;
      bytes.set(
        [light + grain, light * 0.9 + grain, 255 - light + grain, 255].map(clamped),
        (y * width + x) * 4,
      );
    }
  }
  return bytes;
}

const clamped = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

function image<Result>(width: number, height: number, write: (image: PhotonImage) => Result): Result {
  const made = new PhotonImage(pixels(width, height), width, height);
  const result = write(made);
  made.free();
  return result;
}

export const largeJpeg = (width: number, height: number): Buffer<ArrayBuffer> =>
  image(width, height, (made) => Buffer.from(made.get_bytes_jpeg(88)));
export const largePng = (width: number, height: number): Buffer<ArrayBuffer> =>
  image(width, height, (made) => Buffer.from(made.get_bytes()));
