// @ts-check

// Quizzes of the player: they are answered and graded in the page, by the rules of the product.

(() => {
  /** Makes an element; texts are written as texts. */
  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
      if (key === 'html') element.innerHTML = value;
      else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
      else if (value !== false && value !== null) element.setAttribute(key, value === true ? '' : value);
    element.append(...children.filter((child) => child !== null));
    return element;
  }

  const pictureOf = (picture) => (picture ? make('img', { src: picture.name, alt: picture.alt }) : null);
  const folded = (text, isPunctuationCounted) =>
    (isPunctuationCounted ? text : text.replace(/[.,;:!?'"“”‘’()-]/g, ' ')).replace(/\s+/g, ' ').trim().toLowerCase();

  /** Numbers are written with a comma here and with a point elsewhere: either reading may be right. */
  const numbersIn = (typed) => {
    const text = typed.replace('\u2212', '-').replace(/[^\d.,+-]/g, '');
    return [text.replaceAll('.', '').replace(',', '.'), text.replaceAll(',', '')]
      .filter((one) => one !== '')
      .map(Number);
  };

  /** Makes a quiz; `onAnswered` gets its score of 100, or null where nothing is graded. */
  function quizOf({ questions, minimum }, { onAnswered, onAgain }) {
    const form = make('form', { class: 'quiz', novalidate: true });
    const fields = questions.map((question, number) => questionOf(question, number));
    const result = make('div', { class: 'result', role: 'status' });
    const submit = make('button', { type: 'submit', class: 'main-action' }, 'Periksa jawaban');
    form.append(...fields.map(({ element }) => element), submit, result);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      let [earned, most] = [0, 0];
      questions.forEach((question, number) => {
        const share = fields[number].check();
        if (share === null) return;
        earned += share * question.points;
        most += question.points;
      });
      const score = most > 0 ? Math.floor((100 * earned) / most + 1e-9) : null;
      if (score !== null) {
        const isEnough = score >= minimum;
        result.replaceChildren(
          make(
            'p',
            {},
            make('b', {}, `Nilaimu ${score}`),
            minimum > 0 ? (isEnough ? ', sudah cukup' : `, minimum ${minimum}`) : '',
          ),
        );
      } else result.replaceChildren(make('p', {}, 'Jawabanmu tercatat. Esai tidak dinilai di sini.'));
      const again = make('button', { type: 'button', class: 'main-action', onclick: onAgain }, 'Kerjakan lagi');
      submit.replaceWith(again);
      again.focus();
      onAnswered(score);
    });
    return form;
  }

  function questionOf(question, number) {
    const id = `soal-${number}`;
    const { type, options } = question;
    const legend = make('legend', {}, `${number + 1}. ${question.text}`);
    const verdict = make('p', { class: 'verdict' });
    const element = make('fieldset', {}, legend, pictureOf(question.picture));
    let read = () => null;
    let key = '';
    if (type === 'single-choice' || type === 'multiple-choice' || type === 'true-false') {
      const inputs = options.map((_, at) =>
        make('input', { type: type === 'multiple-choice' ? 'checkbox' : 'radio', name: id, value: String(at) }),
      );
      element.append(
        ...options.map((option, at) =>
          make('label', { class: 'option' }, inputs[at], make('span', {}, option.text, pictureOf(option.picture))),
        ),
      );
      read = () =>
        choiceShare(
          question,
          inputs.map(({ checked }) => checked),
        );
      key = options.flatMap((option, at) => (option.isCorrect ? [option.text || `pilihan ${at + 1}`] : [])).join(', ');
    } else if (type === 'matching') {
      const pairs = options.filter(({ text }) => text !== '');
      const rights = [...new Set(options.map(({ match }) => match))].sort();
      const selects = pairs.map(() =>
        make(
          'select',
          {},
          make('option', { value: '' }, 'Pilih pasangan'),
          ...rights.map((text) => make('option', { value: text }, text)),
        ),
      );
      element.append(
        ...pairs.map(({ text }, at) => make('label', { class: 'pair' }, make('span', {}, text), selects[at])),
      );
      read = () => {
        const right = pairs.filter(({ match }, at) => selects[at].value === match).length;
        return right === pairs.length ? 1 : question.isPartial ? right / pairs.length : 0;
      };
      key = pairs.map(({ text, match }) => `${text} = ${match}`).join('; ');
    } else {
      const isEssay = type === 'essay';
      const input = make(
        isEssay ? 'textarea' : 'input',
        isEssay ? { rows: '8' } : { type: 'text', autocomplete: 'off' },
      );
      input.setAttribute('aria-label', `Jawaban soal ${number + 1}`);
      element.append(input, question.number && question.number.unit ? ` ${question.number.unit}` : '');
      read = () => (isEssay ? null : typedShare(question, input.value));
      key = isEssay
        ? question.essay && question.essay.modelAnswer
        : type === 'number'
          ? String(question.number.value).replace('.', ',')
          : options.map(({ text }) => text).join(' / ');
    }
    element.append(verdict);
    return {
      element,
      /** Share of the points, or null where a teacher would grade. */
      check() {
        const share = read();
        element.querySelectorAll('input, select, textarea').forEach((input) => {
          input.disabled = true;
        });
        const word =
          share === null ? 'Tidak dinilai.' : share === 1 ? 'Benar.' : share > 0 ? 'Sebagian benar.' : 'Belum benar.';
        if (share !== null) verdict.classList.add(share === 1 ? 'right' : 'wrong');
        verdict.append(
          make('b', {}, word),
          key && share !== 1 ? ` Jawaban: ${key}` : '',
          question.explanation ? make('span', { class: 'explanation' }, question.explanation) : '',
        );
        return share;
      },
    };
  }

  function choiceShare({ options, isPartial }, chosen) {
    const keys = options.filter(({ isCorrect }) => isCorrect).length;
    const right = options.filter(({ isCorrect }, at) => isCorrect && chosen[at]).length;
    const wrong = options.filter(({ isCorrect }, at) => !isCorrect && chosen[at]).length;
    if (right === keys && wrong === 0) return 1;
    return isPartial ? Math.max(0, right - wrong) / keys : 0;
  }

  function typedShare({ type, options, number, isPunctuationCounted }, typed) {
    if (type === 'number')
      return numbersIn(typed).some(
        (given) => Math.abs(given - number.value) <= number.tolerance + 1e-12 * Math.abs(number.value),
      )
        ? 1
        : 0;
    const given = folded(typed, isPunctuationCounted);
    return given !== '' && options.some(({ text }) => folded(text, isPunctuationCounted) === given) ? 1 : 0;
  }

  window.sinauMake = make;
  window.sinauQuiz = quizOf;
})();
