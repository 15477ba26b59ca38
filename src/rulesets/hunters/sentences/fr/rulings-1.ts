/** D1 to E-41 The rulings in French: what is asked, and how it is ruled. */
export const RULINGS_1: Readonly<Record<string, readonly [question: string, ruling: string]>> = {
  D1: [
    "Quel mois lisent les tables datées quand une patrouille dure deux mois ?",
    "Le mois où la patrouille a commencé, pour chaque table, colonne et modificateur.",
  ],
  D2: [
    "Que peut répéter la relance de Hals und Beinbruch ?",
    "Tous les dés d'un jet, avant que rien n'en découle. Le nouveau résultat vaut.",
  ],
  D3: [
    "Quand les malus de la chaîne de commandement s'appliquent-ils ?",
    "Un officier de quart compte comme absent s'il est blessé grave ou mort. Le malus du second officier remplace celui du premier, un Expert qui commande l'efface, et un chef mécanicien qui commande garde le plus fort.",
  ],
  D4: [
    "Peut-on mouiller des mines quand des portes de tubes ne marchent pas ?",
    "Une extrémité en état, ou la soute à mines, suffit au succès ; les mines d'une extrémité bloquée restent à bord. La décision minelayingNeedsAllTubes exige les deux.",
  ],
  D5: [
    "Un événement aléatoire met-il fin aux jets d'une case qui en demande plusieurs ?",
    "Non, les jets restants sont faits. La lettre de 12.1.6, dans les deux éditions, fait avancer le bâtiment à la case suivante après un événement ; les cartes le disent aussi après un simple jet, qui ne clôt pas une case à plusieurs jets. La décision eventEndsBox suit cette lettre dès qu'un événement a eu effet.",
  ],
  D6: [
    "Qu'apporte l'événement Surpris ?",
    "Une attaque aérienne sur E3 et un blessé, avec inondation supplémentaire et réparations, et la qualité de l'avion si on la joue. Ni plongée d'urgence, ni Flak, ni round supplémentaire.",
  ],
  D7: [
    "Quand un bâtiment est-il sur le retour ?",
    "Quand il abandonne, et dans une case Transit après la dernière case de zone.",
  ],
  D8: [
    "Comment sert-on des listes facultatives T6 et T7 ?",
    "Un dé par cargo choisit entre la liste principale et la facultative.",
  ],
  D9: [
    "Peut-on attendre la nuit en Arctique ?",
    "Pas dans un mois où il fait toujours jour. Pour des navires endommagés que l'on poursuit, on ne peut choisir ni la nuit dans un tel mois, ni le jour dans un mois de nuit constante.",
  ],
  D10: [
    "Dans quel ordre une salve se résout-elle, et que deviennent les torpilles tirées sur un navire déjà coulé ?",
    "Les cibles dans l'ordre de leurs places, et pour chacune les torpilles dans l'ordre des tubes. Torpilles et obus tirés sur un navire coulé sont dépensés sans dés.",
  ],
  D11: [
    "Dans quel ordre un résultat de E3 est-il ajusté, et dans quelles limites ?",
    "La qualité d'abord, puis l'évasion, jamais sous zéro coup. L'évasion ajuste aussi une attaque sans effet, mais jamais une qui coule le bâtiment.",
  ],
  D12: [
    "Quels modificateurs d'une attaque durent pendant le cycle de détection ?",
    "Une G7a de jour, la courte ou longue portée et l'attaque nocturne de surface durent tout le cycle sur E2 ; le tir avant et arrière sur E2 et l'attaque nocturne de surface sur E3 durent un round. Une approche détectée avant le tir n'apporte aucun de ceux qui demandent un tir, et elle est elle-même le premier round.",
  ],
  D13: [
    "Dans quel ordre les systèmes sont-ils réparés ?",
    "Dans un ordre fixe, pour que les dés puissent être rejoués. Cela ne change aucune probabilité.",
  ],
  D14: [
    "Dans quel ordre une rencontre aérienne se résout-elle, et combien de blessés d'office apporte-t-elle ?",
    "Attaque, blessure, inondation supplémentaire, puis Flak avec les pièces d'avant l'attaque ; un blessé par avion. Une seconde attaque n'en apporte pas d'autre.",
  ],
  D15: [
    "Dans quel ordre une remise en état se résout-elle ?",
    "Pertes de qualité, départ du premier officier, amélioration de l'équipage, décorations, promotion, nouveau bâtiment. Une décoration de cette remise en état compte pour son jet de promotion.",
  ],
  D16: [
    "Que se passe-t-il dans la première case de zone après un ravitaillement ?",
    "Elle compte comme nouvelle et ses jets sont refaits.",
  ],
  "E-1": ["Où va un type VII au lieu des Caraïbes ou de l'Afrique de l'Ouest ?", "Dans l'Atlantique."],
  "E-2": ["Comment peut-on attaquer de jour des navires escortés ?", "En plongée seulement."],
  "E-3": [
    "Comment peut-on attaquer des navires sans escorte ?",
    "En surface ou en plongée. Le canon de pont et la meilleure visée ne valent qu'en surface.",
  ],
  "E-4": [
    "Y a-t-il une attaque nocturne de surface contre des navires sans escorte ?",
    "C'est une attaque de surface ordinaire : un bonus, et pas de malus de deuxième salve.",
  ],
  "E-5": [
    "Les armes d'un round peuvent-elles tirer à des portées différentes ?",
    "Non, une portée vaut pour le round ; le suivant peut en avoir une autre.",
  ],
  "E-6": [
    "Quels modificateurs de U1 valent pour le canon de pont ?",
    "Ceux de l'équipage et de la chaîne de commandement. Pas les feuilles de chêne, la visée en surface, la deuxième salve ni le type de torpille ; la décision kcoAppliesToDeckGun donne aussi les feuilles de chêne au canon.",
  ],
  "E-7": ["À quels jets de détection l'année compte-t-elle ?", "À tous, pas seulement avant le tir à courte portée."],
  "E-8": [
    "Lesquels des navires endommagés combat-on après les avoir poursuivis ?",
    "Tous tant qu'ils sont escortés ; un seul, au choix du joueur, quand ils sont devenus traînards. La décision followDamagedEscortedGroup peut limiter le premier cas à un seul.",
  ],
  "E-9": [
    "Une détection antérieure compte-t-elle après une poursuite ?",
    "Non, un combat après une poursuite est un nouvel engagement.",
  ],
  "E-10": [
    "La qualité de l'escorte change-t-elle après une poursuite ?",
    "Seulement quand un convoi est engagé de nouveau ; sinon elle reste.",
  ],
  "E-11": [
    "Une escorte arrive par un round supplémentaire et le bâtiment attaque à courte portée : y a-t-il un troisième jet ?",
    "Non, le jet fait à son arrivée tient lieu de celui d'avant le tir.",
  ],
  "E-12": ["Un bâtiment endommagé au passage de Gibraltar doit-il ou peut-il rentrer ?", "Il le peut."],
  "E-13": [
    "Quelles cases Transit comptent pour un abandon en Méditerranée ?",
    "Une fois Gibraltar passé dans cette patrouille, seulement celles de la fin du trajet ; pour un bâtiment basé là, toutes.",
  ],
  "E-14": [
    "Et si le bâtiment est déjà dans une case Transit quand il abandonne ?",
    "Pas de nouveau jet là ; il sort par le bout le plus proche : en arrière à l'aller, en avant au retour.",
  ],
  "E-15": [
    "Que deviennent les navires rencontrés pendant un abandon ?",
    "On les ignore, et rien ne cherche le bâtiment.",
  ],
  "E-16": [
    "Un avion rencontré pendant un abandon amène une escorte : et alors ?",
    "La recherche se résout comme d'ordinaire ; un bâtiment qui abandonne peut être attaqué.",
  ],
  "E-17": [
    "Quelles cases un diesel hors service double-t-il ?",
    "Toute case où l'on entre en abandonnant demande deux jets, quoi qu'elle porte.",
  ],
  "E-18": [
    "Faire demi-tour tôt épargne-t-il aussi au VIID son second mois ?",
    "Non, la règle ne nomme que le type IX. La décision midpointRuleForVIID l'étend.",
  ],
  "E-19": [
    "Où est le milieu d'une patrouille ?",
    "Un abandon est précoce quand moins de la moitié des jets du trajet, les multiples comptés, a été faite.",
  ],
  "E-20": [
    "Quand un bâtiment dont les deux diesels sont hors service est-il assez près pour être remorqué ?",
    "Quand il est dans la dernière case avant le port dans son sens de marche.",
  ],
  "E-21": [
    "Que reçoit un commandant sauvé ?",
    "Le modèle le plus récent avec son ancien équipage, qui sort après la remise en état la plus courte ou sa propre convalescence ; une affectation finit comme l'édition le dit.",
  ],
  "E-22": [
    "À quoi compare-t-on la convalescence d'un homme ?",
    "Au délai final, celui du chantier ou celui du commandant. Les mois de plus que la patrouille a pris ne comptent pas.",
  ],
  "E-23": [
    "Combien de qualité une patrouille peut-elle coûter ?",
    "Un niveau au plus pour des hommes perdus ou remplacés, jamais sous Entraîné, et un équipage débutant le reste ; un niveau de plus pour des échecs de suite, jusqu'à débutant.",
  ],
  "E-24": [
    "Quel tonnage compte pour les décorations ?",
    "Tout ce qui a été coulé, navires capitaux compris, comme la première édition le dit des navires. La lettre de la seconde ne compte que le tonnage des navires marchands.",
  ],
  "E-25": [
    "Et si plusieurs décorations sont gagnées à la fois ?",
    "Le tonnage d'abord, degré par degré ; puis chaque navire capital étoilé de la patrouille élève d'un degré.",
  ],
  "E-26": [
    "Combien de demandes de bâtiment apporte une remise en état, et que coûte un refus ?",
    "Une pour une remise en état avec une décoration, quel que soit le nombre de degrés. Une demande refusée est épuisée.",
  ],
  "E-27": [
    "Quand un bâtiment est-il en service ?",
    "Quand son mois de disponibilité n'est pas postérieur au mois de la prochaine patrouille.",
  ],
  "E-28": [
    "Peut-on tenter un bâtiment limité quand un nouveau arrive sans demande ?",
    "Oui, avec le même jet ; le dernier modèle standard vient en cas d'échec.",
  ],
  "E-29": [
    "Quelles patrouilles d'un VIID mouillent des mines ?",
    "Celles des îles Britanniques, d'Amérique du Nord et des Caraïbes sans autre lettre. Les autres cases mission de sa fiche sont ordinaires ; la décision viidAllMissionBoxes lui fait mouiller des mines partout où son trajet en a une.",
  ],
  "E-30": [
    "Quelle est la case mission d'un VIID en Amérique du Nord ?",
    "La première case de la zone, la seule qui porte cette note.",
  ],
  "E-31": [
    "Comment comptent les deux tirs de Flak d'un VIIC Flak ?",
    "Les deux sont jetés et le meilleur compte ; les modificateurs du bâtiment et de l'équipage s'ajoutent.",
  ],
  "E-32": [
    "Où s'applique le modificateur de mission de A1 ?",
    "Dans la case mission seulement, avant la réussite de la mission.",
  ],
  "E-33": [
    "Qu'empêche un périscope endommagé ?",
    "Une attaque à la torpille en plongée. La décision periscopeBlocksSubmergedAttack peut lever cela.",
  ],
  "E-34": [
    "Un diesel peut-il être réparé en mer ?",
    "Oui, avec le nombre de la table de réparation. La décision dieselsRepairable peut l'interdire.",
  ],
  "E-35": [
    "Quels nombres a la table E5 ?",
    "Ceux du jeu de tables, où ils sont marqués incertains ; un appelant peut en envoyer d'autres.",
  ],
  "E-36": [
    "Que devient un blessé léger qui est blessé gravement ?",
    "Il est blessé grave ; seul un résultat mortel le tue. La décision lightThenSeriousKills le tue.",
  ],
  "E-37": ["Un abandon finit-il quand sa cause est réparée ?", "Non, un abandon est définitif."],
  "E-38": [
    "Dans quelle remise en état le jet de promotion est-il fait ?",
    "Dans celle qui mène à son mois ou au-delà, compté avant toute demande de bâtiment. Le dernier jet vient à la fin de la partie ; s'il y en a déjà un dans cette remise en état, c'est le même.",
  ],
  "E-39": [
    "Qu'est-ce qui fait partie d'une période de promotion ?",
    "Chaque patrouille finie depuis le dernier jet, et les décorations de cette remise en état.",
  ],
  "E-40": [
    "Qui fait le dernier jet de la partie ?",
    "Un commandant vivant et libre quand le temps est écoulé ; nul autre.",
  ],
  "E-41": [
    "Quelles patrouilles peut-on demander ?",
    "Toute affectation de la colonne du mois sur P1, telle qu'elle se lit pour le type.",
  ],
};
