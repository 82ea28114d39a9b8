import type { LtiProblem } from '@sinau/contracts/commerce/lti/lti.rules';

/** A failure between a platform and us, which its mitra reads as a sentence. */
export class PlatformProblem extends Error {
  override readonly name = 'PlatformProblem';
  readonly problem: LtiProblem;
  /** Cause in a few words, such as the id that is not known. */
  readonly detail: string;

  constructor(problem: LtiProblem, detail = '', options: ErrorOptions = {}) {
    super(problem, options);
    this.problem = problem;
    this.detail = detail;
  }
}
