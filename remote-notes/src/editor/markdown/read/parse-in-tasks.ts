import {
  EditorStateReady,
  EditorViewReady,
  editorStateTimerCtx,
  ParserReady,
  parserCtx,
} from '@milkdown/kit/core';
import { createTimer, type MilkdownPlugin } from '@milkdown/kit/ctx';
import { inTasks, type Pace } from '../../base/in-tasks.ts';
import { parsePieces } from './parse-pieces.ts';
import { findCuts } from './split-text.ts';

/** A long text on a busy device needs more than the three seconds that Milkdown gives, above all when it waits for idle time. */
const LIMIT_MS = 120_000;
const Parsed = createTimer('Parsed', LIMIT_MS);

/** Reads the editor's text in short tasks, before its document is made of it. */
export const parseInTasks =
  (text: string, pace: Pace | undefined): MilkdownPlugin =>
  (ctx) => {
    // These wait for it, and Milkdown has no option for their limits.
    for (const step of [EditorStateReady, EditorViewReady]) Object.assign(step, { timeout: LIMIT_MS });
    ctx.record(Parsed);
    ctx.update(editorStateTimerCtx, (timers) => [...timers, Parsed]);
    return async () => {
      await ctx.wait(ParserReady);
      let doc = await inTasks(parsePieces(ctx, text, findCuts(text)), pace);
      const parse = ctx.get(parserCtx);
      if (doc)
        ctx.set(parserCtx, (markdown) => {
          const known = markdown === text ? doc : null;
          doc = null;
          return known ?? parse(markdown);
        });
      ctx.done(Parsed);
    };
  };
