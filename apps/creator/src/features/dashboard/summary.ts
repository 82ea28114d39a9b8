import type { ApprovalState } from '@sinau/contracts/authoring/authoring.rules';
import type { MyProgram } from '@sinau/contracts/program/program.endpoints';

export interface NextStep {
  kind: 'revise' | 'finish' | 'begin';
  program: MyProgram | null;
}

const topCount = 5;
const stepCount = 4;

/** What a partner's classes add up to, and what waits to be done. */
export function summarise(programs: readonly MyProgram[]) {
  const inState = (...states: ApprovalState[]) =>
    programs.filter(({ statusApprove }) => states.includes(statusApprove));
  const steps: NextStep[] = [
    ...inState('revision').map((program) => ({ kind: 'revise' as const, program })),
    ...inState('draft').map((program) => ({ kind: 'finish' as const, program })),
  ];
  return {
    published: inState('publish').length,
    inReview: inState('waiting', 'review').length,
    participants: programs.reduce((sum, { participantCount }) => sum + participantCount, 0),
    steps: steps.length > 0 ? steps.slice(0, stepCount) : [{ kind: 'begin' as const, program: null }],
    top: inState('publish')
      .toSorted((a, b) => b.participantCount - a.participantCount)
      .slice(0, topCount),
  };
}
