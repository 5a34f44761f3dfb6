import { expect, test } from 'vitest';
import { embedAddress, videoOf } from './video-address.ts';

const ID = 'abcdefghijk';

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, 0],
  [`https://youtube.com/watch?list=x&v=${ID}&t=90`, 90],
  [`https://m.youtube.com/watch?v=${ID}&t=1h2m3s`, 3723],
  [`https://youtu.be/${ID}?t=75s`, 75],
  [`http://www.youtube.com/shorts/${ID}`, 0],
  [`https://www.youtube.com/live/${ID}`, 0],
  [`https://www.youtube-nocookie.com/embed/${ID}?start=5`, 5],
])('%s is a video that starts at %i', (address, start) => {
  expect(videoOf(address)).toEqual({ id: ID, start });
  expect(embedAddress({ id: ID, start })).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0&start=${start}`,
  );
});

test.each([
  `https://www.youtube.com.example.org/watch?v=${ID}`,
  `https://example.org/watch?v=${ID}`,
  `javascript:alert(1)//www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?v=${ID}x`,
  'https://www.youtube.com/watch?v=../../../x',
  `https://www.youtube.com/watch?v=abc"onload=x`,
  'https://www.youtube.com/watch',
  `https://www.youtube.com/redirect/${ID}`,
  `https://youtu.be/${ID}/more`,
  'https://www.youtube.com/@channel',
  '//youtu.be',
])('%s is none', (address) => {
  expect(videoOf(address)).toBeUndefined();
});
