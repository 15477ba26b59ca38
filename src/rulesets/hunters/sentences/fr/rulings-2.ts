/** E-42 to E-99 The rulings in French: what is asked, and how it is ruled. */
export const RULINGS_2: Readonly<Record<string, readonly [question: string, ruling: string]>> = {
  "E-42": [
    "Qui jette pour survivre sans docteur, et quand ?",
    "Chaque blessé grave, docteur et commandant compris, une fois par case où l'on entre, mais pas en entrant au port.",
  ],
  "E-43": [
    "Quand peut-on recharger les tubes ?",
    "Entre les engagements et entre les rounds, jamais pendant un cycle de détection.",
  ],
  "E-44": ["Et une case mission où aucune rencontre ne peut se produire ?", "La mission y réussit sans jet."],
  "E-45": [
    "Et une patrouille encore en mer quand le dernier mois est passé ?",
    "Elle s'achève comme d'ordinaire ; puis la partie est finie.",
  ],
  "E-46": ["Un chef mécanicien absent gêne-t-il la réparation du gyrocompas ?", "Oui, comme toute réparation."],
  "E-47": [
    "Un VIIC Flak peut-il mouiller des mines ?",
    "Oui ; tous ses tubes portent des mines et il n'a pas de torpilles.",
  ],
  "E-48": [
    "Quelles recharges un mouilleur de mines peut-il porter ?",
    "Tout mélange qui remplit les deux cases dans les limites du type pour chaque torpille.",
  ],
  "E-49": ["Le modificateur de Gibraltar vaut-il pour les jets de round supplémentaire faits là ?", "Oui."],
  "E-50": [
    "Pour qui vaut le modificateur de la meute ?",
    "Pour les convois, et pour les navires endommagés d'un convoi encore escortés, avec un nouveau jet ; pour nul autre.",
  ],
  "E-51": ["À partir de quand un diesel hors service double-t-il les jets ?", "À partir de la prochaine case."],
  "E-52": [
    "Que deviennent les jets restants d'une case quand le bâtiment doit abandonner ?",
    "Ils sont perdus ; il part aussitôt.",
  ],
  "E-53": ["La poursuite reste-t-elle automatique quand un commandant aux diamants est hors de combat ?", "Oui."],
  "E-54": [
    "Une escorte d'élite cherche-t-elle mieux avant un tir à courte portée ?",
    "Non, la règle de ce jet énumère tous ses modificateurs.",
  ],
  "E-55": [
    "Le chargement de 4.5.2 peut-il dépasser la limite des échanges ?",
    "Oui, sinon certains types ne pourraient s'y conformer.",
  ],
  "E-56": ["Un bâtiment en plongée peut-il tirer des deux extrémités sur des navires sans escorte ?", "Oui."],
  "E-57": [
    "Que peut un bâtiment tant que des mines remplissent ses tubes ?",
    "Il ne peut tirer de ces tubes ; il peut se servir du canon de pont. Après un abandon les mines rentrent au port.",
  ],
  "E-58": [
    "Et un douze naturel dans la case mission, dans la première édition ?",
    "L'événement a lieu, puis le jet de la mission est refait.",
  ],
  "E-59": [
    "Quels navires comptent pour la promotion ?",
    "Tout navire coulé pendant la période, navires capitaux compris ; seules les dizaines complètes comptent.",
  ],
  "E-60": ["Et une amélioration qui ne peut servir ?", "Elle est sans effet et n'est pas rejetée."],
  "E-61": ["Quand le compte des échecs de suite repart-il de zéro ?", "Après tout succès et après chaque malus."],
  "E-62": [
    "Un bâtiment endommagé dans la première case vers la Méditerranée rentre : et la patrouille ?",
    "Elle finit aussitôt, un échec sauf si un navire a été coulé.",
  ],
  "E-63": [
    "Les décorations servent-elles quand le commandant est hors de combat ?",
    "Non ; leurs modificateurs et exemptions sont suspendus.",
  ],
  "E-64": [
    "Qu'est-ce qu'une première affectation en Méditerranée ?",
    "Toute affectation tant que le bâtiment n'a pas passé Gibraltar, aussi après un retour en France ou une affectation annulée.",
  ],
  "E-65": [
    "Un VIIC Flak peut-il tirer sur un nouvel avion amené par un round supplémentaire ?",
    "Non, il est alors en plongée.",
  ],
  "E-66": [
    "Une approche de navires poursuivis, détectée avant le tir, compte-t-elle comme une attaque ?",
    "Oui ; on peut les poursuivre encore.",
  ],
  "E-67": [
    "Un bâtiment intact peut-il être forcé d'abandonner avant Gibraltar ?",
    "Oui ; la règle interdit seulement de choisir le demi-tour.",
  ],
  "E-68": [
    "Qu'est-ce qu'un modèle plus récent ?",
    "Un type de la même classe disponible plus tard, types limités compris.",
  ],
  "E-69": [
    "Quelle est la première case de zone après un ravitaillement sur un trajet à mission ?",
    "La première case de zone ordinaire ; une case mission ne compte pas.",
  ],
  "E-70": [
    "Peut-on poursuivre un convoi dont tous les navires rencontrés ont été coulés ?",
    "Oui, on en trouve d'autres.",
  ],
  "E-71": [
    "Peut-on poursuivre des navires après s'être dérobé à une escorte survenue ?",
    "Oui, on les a combattus dans les rounds d'avant.",
  ],
  "E-72": [
    "Comment la qualité change-t-elle un résultat imprimé de E3 ?",
    "Une fois, sur le résultat imprimé : une meilleure qualité ajoute un coup et fait d'un cinq imprimé un naufrage ; débutant en ôte un et fait d'un naufrage cinq coups, que l'évasion peut encore ajuster.",
  ],
  "E-73": [
    "Plonger sous la profondeur maximale peut-il cocher la dernière case de coque ?",
    "Oui ; le bâtiment est perdu sans autre jet.",
  ],
  "E-74": ["Un avion endommagé par la Flak fait-il sa seconde attaque ?", "Oui ; puis la rencontre est finie."],
  "E-75": ["Que peut un Kapitän zur See ?", "Ce que peut un Fregattenkapitän."],
  "E-76": [
    "Comment un cycle de détection peut-il finir ?",
    "Le bâtiment non détecté, coulé, forcé en surface, ou son commandant mort ; chaque fin est dite telle. Quand il ne reste que le chef mécanicien pour commander, le bâtiment doit encore semer l'escorte, puis il abandonne.",
  ],
  "E-77": [
    "Les jets d'une case sans rencontres comptent-ils pour le milieu du trajet ?",
    "Oui ; le bâtiment a traversé la case.",
  ],
  "E-78": [
    "Quels jets sont omis parce qu'ils ne peuvent rien changer ?",
    "La gravité d'une blessure où toute gravité a le même effet ; les réparations, sauf la radio, d'un bâtiment qui va se saborder faute de diesels ; le gyrocompas d'un bâtiment qui abandonne déjà ; les convalescences quand celle du commandant appelle un nouvel équipage ; le départ du premier officier et l'amélioration de l'équipage quand aucune patrouille ne peut suivre.",
  ],
  "E-79": [
    "Et si un commandant sauvé a besoin de cinq mois ou plus ?",
    "Il reçoit alors aussi un nouvel équipage ; la convalescence du commandant décide.",
  ],
  "E-80": [
    "La première édition garde-t-elle une affectation pour laquelle le nouveau bâtiment n'a pas de trajet ?",
    "Non ; un bâtiment ne peut être affecté où sa fiche n'a pas de trajet.",
  ],
  "E-81": [
    "Une demande gardée peut-elle servir dans une remise en état qui apporte de toute façon un bâtiment, ou que ne suit aucune patrouille ?",
    "Non ; elle n'est pas proposée, et le droit est gardé.",
  ],
  "E-82": [
    "Qu'apporte une demande accordée quand le bâtiment limité est ensuite refusé ?",
    "Le dernier bâtiment standard de la classe, même s'il est du type que le commandant avait.",
  ],
  "E-83": ["Dans quel mois finit une carrière qui survit à la guerre sur mer ?", "Dans le dernier mois de la partie."],
  "E-84": [
    "Que fait un VIID que P1 envoie avec un agent ?",
    "Selon la première édition il mouille des mines à la place : aux îles Britanniques, en Amérique du Nord et aux Caraïbes il a toujours la mission M, quoi que P1 imprime, et ne débarque personne. Le texte de la seconde édition dont on dispose a perdu 11.4.6 ; la mission de l'agent y est seule. La décision viidAlwaysMines le règle pour chacune ; une situation d'avant ce réglage n'en a pas et garde l'agent.",
  ],
  "E-85": [
    "Y a-t-il un round supplémentaire après un round où aucune arme n'a servi ?",
    "Non ; qui décide de ne pas attaquer a mis fin à la rencontre. Le bâtiment tire ou rompt.",
  ],
  "E-86": [
    "Un bâtiment au cœur d'un convoi peut-il changer de posture, de portée ou de lumière ?",
    "Non ; il tire à courte portée comme il est entré, ou s'en va sans être vu.",
  ],
  "E-87": [
    "Combien de fois peut-on tenter un ravitaillement ?",
    "Une fois chaque fois que la dernière case de zone est finie.",
  ],
  "E-88": [
    "Quand un joueur dit-il qu'un jet est refait ?",
    "Dans la requête, par le numéro du jet dans le journal ; avec ses propres dés il voit chaque jet avant de le dire, car la réponse attend les dés suivants. Un jeton gagné dans la même opération peut y être dépensé.",
  ],
  "E-89": [
    "Les bâtiments d'une meute combattent-ils les mêmes navires d'un convoi ?",
    "Non, chacun trouve les siens. Avec la décision wolfpackSharedTargets ils les partagent : l'un attaque après l'autre, chacun prend les navires comme le précédent les a laissés, et qui coule un navire en a tout le tonnage. La lumière et la qualité de l'escorte restent propres à chacun. Quand rien ne flotte plus, un bâtiment combat les navires qu'il a trouvés lui-même, car un convoi en a plus de quatre.",
  ],
  "E-90": [
    "Comment un bâtiment d'un tournoi de meutes est-il envoyé ?",
    "Dans la zone du format avec la lettre de la meute, sans jet ni demande, à chaque patrouille. Hors des cases de zone il joue seul selon toutes les règles ordinaires.",
  ],
  "E-91": [
    "Un bâtiment rencontre-t-il le convoi de la meute dans une première case de zone où il n'a pas de rencontres, ou quand il y entre de nouveau ?",
    "Dans le premier cas oui : tous le rencontrent sans jet, un événement qui écarte les rencontres n'écarte donc pas celle-ci. Dans une case ultérieure il l'écarte, et le bâtiment n'est pas appelé au second round non plus. Après un ravitaillement la première case est jouée comme une autre.",
  ],
  "E-92": [
    "Qui prend part au tirage d'un round, et pour quoi compte-t-il ?",
    "Chaque bâtiment qui attaque dans le round ; les ex æquo les plus bas jettent encore entre eux, et un bâtiment qui attaque seul est le traqué. Il compte pour chaque jet de E2 du round sauf celui d'avant un tir à courte portée, et pour aucun bâtiment dont la radio est hors service.",
  ],
  "E-93": [
    "Qu'est-ce qu'un round du combat commun, et que poursuit-on entre les rounds ?",
    "Une attaque avec tout son cycle de détection. Le convoi est poursuivi sans jet. Qui poursuit plutôt ses navires endommagés reste dans le combat tant qu'ils sont escortés, et le quitte avec un traînard. Après le dernier round on ne poursuit rien ; qui renonce, abandonne ou est perdu est hors du combat.",
  ],
  "E-94": [
    "Quels bâtiments peuvent rejoindre la meute à son second round ?",
    "Ceux dont le propre jet dans la case n'a rien apporté, ou des navires autres qu'un convoi qu'ils n'ont pas encore attaqués, un navire capital coulé plus tôt compris. Pas ceux qui ont rencontré un avion ou un événement aléatoire.",
  ],
  "E-95": [
    "Comment deux joueurs choisissent-ils une évasion en même temps ?",
    "Chacun nomme un nombre en secret, et les deux sont envoyés ensemble. Celui de l'adversaire tient lieu du dé de l'escorte, et aucun dé n'est jeté.",
  ],
  "E-96": [
    "Combien dure une patrouille de la première édition ravitaillée plus d'une fois ?",
    "Un mois de plus, quel que soit le nombre ; la règle ajoute un seul mois à la patrouille.",
  ],
  "E-97": [
    "Le premier chargement restreint limite-t-il ce qui est embarqué en mer ?",
    "Non, il concerne le chargement au port. En mer valent les limites de la fiche pour chaque type.",
  ],
  "E-98": [
    "Deux joueurs peuvent-ils choisir des bâtiments de types différents ?",
    "Non ; le libre choix est pour les tournois de tonnage et de survie. Deux joueurs commencent avec le même bâtiment.",
  ],
  "E-99": [
    "Une escorte qui rejoint des navires déjà poursuivis a-t-elle la qualité de l'escorte qu'ils avaient ?",
    "Non, c'est une autre escorte, et sa qualité est jetée.",
  ],
  "E-100": [
    "Le même navire peut-il être rencontré deux fois dans un engagement ?",
    "Pas avec l'option : un nom déjà présent sur la fiche de combat est tiré de nouveau, comme celui d'un navire déjà coulé, sinon un navire pourrait être coulé deux fois.",
  ],
  "E-101": [
    "Une carrière peut-elle commencer après le mois où le type de son bâtiment entre en service ?",
    "Oui, tout mois à partir de celui-là, en solitaire aussi. La lettre de 4.2.1 en fait le premier mois de la première patrouille ; les tournois fixent les leurs.",
  ],
  "E-102": [
    "Que dit-on de la Flak quand aucune pièce du bâtiment ne fonctionne ?",
    "Un raté automatique : aucun dé n'est lancé, le résultat ne nomme pas de Flak, et la suite est celle d'un raté.",
  ],
};
