import type { ChildProcess } from 'node:child_process';

/** Asks a forked server, which answers with `{ question, answer }`; `ready` is what it says by itself. */
export function ask<T>(server: ChildProcess, question: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const read = (message: { question: string; answer: T }) => {
      if (message.question !== question) return;
      server.off('message', read).off('exit', ended);
      resolve(message.answer);
    };
    const ended = () => reject(new Error('The server ended'));
    server.on('message', read).once('exit', ended);
    if (question !== 'ready') server.send(question);
  });
}
