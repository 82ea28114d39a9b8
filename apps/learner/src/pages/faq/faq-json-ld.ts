interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Builds structured data of questions with their answers. */
export const faqJsonLd = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
