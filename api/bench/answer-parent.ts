/**
 * Answers the questions of the bench that has started this process, and says that it is ready.
 * @param answers what to do for each question
 * @param ready what the bench needs to know first
 */
export function answerParent(answers: Record<string, () => Promise<unknown>>, ready: object): void {
  process.on('message', async (question: string) => {
    process.send?.({ question, answer: await answers[question]?.() });
  });
  process.send?.({ question: 'ready', answer: ready });
}
