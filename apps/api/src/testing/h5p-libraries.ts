/** A library as a folder of an H5P package, with its description and its files. */
export interface H5pLibrary {
  readonly name: string;
  readonly version: readonly [number, number];
  readonly runnable?: boolean;
  /** Names of the libraries that it needs. */
  readonly needs?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly styles?: Readonly<Record<string, string>>;
  readonly coreApi?: readonly [number, number];
  /** Files that only editors need. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Base of questions, as many content types have one: a class of their own that inherits from the core's. */
const question: H5pLibrary = {
  name: 'H5P.Question',
  version: [1, 5],
  styles: { 'styles/question.css': '.h5p-question { padding: 1em; }' },
  scripts: {
    'scripts/question.js': `H5P.Question = (function ($, EventDispatcher) {
  function Question(type) {
    EventDispatcher.call(this);
    this.attach = function ($container) {
      if (this.isRoot()) this.setActivityStarted();
      $container.addClass('h5p-question h5p-' + type);
      if (this.registerDomElements) this.registerDomElements($container);
      this.trigger('resize');
    };
  }
  Question.prototype = Object.create(EventDispatcher.prototype);
  Question.prototype.constructor = Question;
  return Question;
})(H5P.jQuery, H5P.EventDispatcher);`,
  },
};

/** A question with answers, written as content types of ten years ago are. */
const choice: H5pLibrary = {
  name: 'H5P.MultiChoice',
  version: [1, 16],
  runnable: true,
  needs: ['H5P.Question', 'FontAwesome'],
  styles: { 'css/multichoice.css': '.h5p-answer { cursor: pointer; }' },
  others: { 'language/id.json': '{}', 'semantics.json': '[]', 'upgrades.js': 'H5PUpgrades = {};' },
  scripts: {
    'js/multichoice.js': `H5P.MultiChoice = function (options, contentId, contentData) {
  if (!(this instanceof H5P.MultiChoice)) return new H5P.MultiChoice(options, contentId, contentData);
  var self = this;
  var $ = H5P.jQuery;
  H5P.Question.call(self, 'multichoice');
  var params = $.extend(true, { question: '', answers: [] }, options);
  var previous = (contentData && contentData.previousState) || {};
  var chosen = previous.chosen === undefined ? null : previous.chosen;
  var solved = false;
  self.registerDomElements = function ($container) {
    var $list = $('<div/>', { role: 'radiogroup' });
    var $note = $('<p/>', { role: 'status' });
    var say = function () { $note.text(chosen === null ? 'Belum dijawab' : 'Dipilih: ' + params.answers[chosen].text); };
    params.answers.forEach(function (answer, index) {
      $('<label/>', { 'class': 'h5p-answer' })
        .append($('<input/>', { type: 'radio', name: 'a' + (self.subContentId || contentId), checked: chosen === index })
          .on('change', function () { chosen = index; say(); self.triggerXAPI('interacted'); }))
        .append(document.createTextNode(answer.text))
        .appendTo($list);
    });
    $container.append($('<div/>', { html: params.question }), $list, $note);
    $('<button/>', { type: 'button', text: 'Periksa' }).on('click', function () {
      solved = true;
      var event = self.createXAPIEventTemplate('answered');
      event.setScoredResult(self.getScore(), self.getMaxScore(), self, true, self.getScore() === self.getMaxScore());
      self.trigger(event);
      $note.text('Nilai ' + self.getScore() + ' dari ' + self.getMaxScore());
    }).appendTo($container);
    say();
  };
  self.getScore = function () { return chosen !== null && params.answers[chosen].correct ? 1 : 0; };
  self.getMaxScore = function () { return 1; };
  self.getAnswerGiven = function () { return chosen !== null; };
  self.isSolved = function () { return solved; };
  self.getTitle = function () { return H5P.createTitle(params.question); };
  self.getCurrentState = function () { return chosen === null ? undefined : { chosen: chosen }; };
};
H5P.MultiChoice.prototype = Object.create(H5P.Question.prototype);
H5P.MultiChoice.prototype.constructor = H5P.MultiChoice;`,
  },
};

/** A set of questions, written as content types are that a bundler makes: a class, and parts by \`newRunnable\`. */
const set: H5pLibrary = {
  name: 'H5P.QuestionSet',
  version: [1, 21],
  runnable: true,
  needs: ['FontAwesome', 'H5P.JoubelUI'],
  scripts: {
    'dist/questionset.js': `(()=>{"use strict";class Q extends H5P.EventDispatcher{constructor(e,t,s={}){super(),this.contentId=t;
const p=s.previousState?.answers??[];this.parts=e.questions.map((q,n)=>H5P.newRunnable(q,t,void 0,void 0,{parent:this,previousState:p[n]}));
this.passPercentage=e.passPercentage??50;for(const q of this.parts)q.on("xAPI",e=>{"answered"===e.getVerb()&&this.trigger("resize")})}
attach(e){this.setActivityStarted();for(const q of this.parts){const t=document.createElement("section");e[0].append(t);q.attach(H5P.jQuery(t))}
const b=document.createElement("button");b.textContent="Selesai",b.addEventListener("click",()=>this.finish()),e[0].append(b);
this.$end=document.createElement("p"),e[0].append(this.$end)}finish(){const e=this.getScore(),t=this.getMaxScore(),s=e/t*100>=this.passPercentage;
this.triggerXAPIScored(e,t,"completed",!0,s),this.$end.textContent="Hasil "+e+" dari "+t}
getScore(){return this.parts.reduce((e,t)=>e+t.getScore(),0)}getMaxScore(){return this.parts.reduce((e,t)=>e+t.getMaxScore(),0)}
getCurrentState(){return{answers:this.parts.map(e=>e.getCurrentState())}}}H5P.QuestionSet=Q})();`,
  },
};

/** Pages to read, without any score; the oldest kind of content type, which knows no events. */
const accordion: H5pLibrary = {
  name: 'H5P.Accordion',
  version: [1, 0],
  runnable: true,
  needs: ['FontAwesome'],
  scripts: {
    'accordion.js': `var H5P = H5P || {};
H5P.Accordion = (function ($) {
  function Accordion(params, id) { this.params = params; this.id = id; }
  Accordion.prototype.attach = function ($container) {
    $container.html('').addClass('h5p-accordion');
    $.each(this.params.panels || [], function (index, panel) {
      $('<h2/>', { text: panel.title }).appendTo($container);
      var $body = $('<div/>').appendTo($container);
      if (panel.content) H5P.newRunnable(panel.content, 1, $body);
    });
  };
  return Accordion;
})(H5P.jQuery);`,
  },
};

const text: H5pLibrary = {
  name: 'H5P.AdvancedText',
  version: [1, 1],
  scripts: {
    'text.js': `H5P.AdvancedText = function (p) { this.attach = function ($c) { $c.addClass('h5p-advanced-text').html(p.text); }; };`,
  },
};

/** Adds up what is in it, so it has a score only if a part has one. */
const column: H5pLibrary = {
  name: 'H5P.Column',
  version: [1, 18],
  runnable: true,
  scripts: {
    'column.js': `H5P.Column = (function (EventDispatcher) {
  function Column(params, id, data) {
    EventDispatcher.call(this);
    var self = this;
    var states = (data && data.previousState && data.previousState.instances) || [];
    self.parts = (params.content || []).map(function (row, index) {
      return H5P.newRunnable(row.content, id, undefined, true, { parent: self, previousState: states[index] });
    });
    var scored = self.parts.filter(function (part) { return part.getMaxScore && part.getMaxScore() > 0; });
    self.getScore = function () { return scored.reduce(function (sum, part) { return sum + part.getScore(); }, 0); };
    self.getMaxScore = function () { return scored.length; };
    scored.forEach(function (part) {
      part.on('xAPI', function (event) {
        if (event.getVerb() === 'answered' && scored.every(function (one) { return one.isSolved(); }))
          self.triggerXAPICompleted(self.getScore(), self.getMaxScore());
      });
    });
    self.attach = function ($container) {
      self.parts.forEach(function (part) { part.attach(H5P.jQuery('<div/>').appendTo($container)); });
    };
    self.getCurrentState = function () {
      return { instances: self.parts.map(function (part) { return part.getCurrentState ? part.getCurrentState() : null; }) };
    };
  }
  Column.prototype = Object.create(EventDispatcher.prototype);
  return Column;
})(H5P.EventDispatcher);`,
  },
};

/** Uses the rest of the interface, and writes what it found into its page. */
const inquiry: H5pLibrary = {
  name: 'H5P.Inquiry',
  version: [2, 3],
  runnable: true,
  scripts: {
    'inquiry.js': `H5P.Inquiry = class extends H5P.ContentType(true) {
  constructor(params, id, extras) { super(); this.params = params; this.id = id; this.extras = extras; }
  attach($container) {
    const found = {
      root: this.isRoot(), standalone: this.extras.standalone, title: this.extras.metadata.title,
      path: H5P.getPath('images/a.png', this.id).endsWith('/content/images/a.png'),
      outside: H5P.getPath('https://a.id/b.png', this.id),
      library: this.getLibraryFilePath('x.svg').endsWith('/H5P.Inquiry-2.3/x.svg'),
      info: this.libraryInfo.versionedName, parsed: H5P.libraryFromString('H5P.A 1.2'), none: H5P.libraryFromString('A'),
      named: H5P.classFromName('H5P.Inquiry') === H5P.Inquiry, uuid: /^[\\da-f-]{36}$/.test(H5P.createUUID()),
      clone: H5P.cloneObject({ a: [1] }, true).a[0], shuffled: H5P.shuffleArray([1, 2, 3]).length, trimmed: H5P.trim(' a '),
      short: H5P.createTitle('<p>Judul</p>'), framed: H5P.isFramed, word: H5P.t('close'), only: H5P.instances.length,
      empty: H5P.isEmpty({ a: [] }), cid: 'cid-1' in H5PIntegration.contents, size: typeof H5P.jQuery.fn.bind,
    };
    const shown = document.createElement('pre');
    shown.id = 'hasil';
    H5P.getUserData(this.id, 'kunci', (error, value) => {
      shown.textContent = JSON.stringify({ ...found, stored: value ?? null });
      $container[0].append(shown);
      H5P.setUserData(this.id, 'kunci', { angka: 7 });
    });
    const dialog = new H5P.ConfirmationDialog({ headerText: 'Ulangi?', dialogText: 'Yakin?', confirmText: 'Ya', cancelText: 'Batal' });
    dialog.on('confirmed', () => shown.append(' dikonfirmasi'));
    const button = document.createElement('button');
    button.textContent = 'Tanya';
    button.onclick = () => dialog.appendTo(document.body).show();
    $container[0].append(button);
  }
};`,
  },
};

const plain = (name: string, version: readonly [number, number], file: string, content = ''): H5pLibrary => ({
  name,
  version,
  ...(file.endsWith('.css') ? { styles: { [file]: content } } : { scripts: { [file]: content } }),
});

export const h5pLibraries: readonly H5pLibrary[] = [
  plain('FontAwesome', [4, 5], 'h5p-font-awesome.min.css', '.fa { font-family: sans-serif; }'),
  plain('H5P.JoubelUI', [1, 3], 'js/joubel-ui.js', `H5P.JoubelUI = { createButton: function () {} };`),
  question,
  choice,
  set,
  accordion,
  text,
  column,
  inquiry,
];
