/** The words of this page. Everything else comes from the service in the chosen language. */
export const WORDS = {
  en: {
    play: "Play",
    undo: "Undo",
    ownDice: "I roll my own dice",
    rolled: "Use these dice",
    restart: "New game",
    handOver: "Hand the screen to this side:",
    ready: "We are ready",
    allied: "Allies",
    axis: "Axis",
    log: "What happened",
    over: "The game is over.",
  },
  fr: {
    play: "Jouer",
    undo: "Annuler",
    ownDice: "Je lance mes dés",
    rolled: "Utiliser ces dés",
    restart: "Nouvelle partie",
    handOver: "Passez l’écran à ce camp :",
    ready: "Nous sommes prêts",
    allied: "Alliés",
    axis: "Axe",
    log: "Ce qui s’est passé",
    over: "La partie est terminée.",
  },
  ja: {
    play: "実行",
    undo: "取り消す",
    ownDice: "自分でダイスを振る",
    rolled: "この出目を使う",
    restart: "新しいゲーム",
    handOver: "画面を渡す陣営：",
    ready: "準備完了",
    allied: "連合軍",
    axis: "枢軸軍",
    log: "経過",
    over: "ゲーム終了。",
  },
};

export type Language = keyof typeof WORDS;

export type Words = (typeof WORDS)[Language];
