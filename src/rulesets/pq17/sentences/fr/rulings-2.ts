/** D The rulings in French, part 2: what is asked, and how it is ruled. */
export const RULINGS_2: Readonly<Record<string, readonly [question: string, ruling: string]>> = {
  "D-12": [
    "Qu'arrive-t-il à une force de l'Axe devant une glace dérivante dense ou pire ?",
    "La tentative échoue, son mouvement finit, et les cartes de dégâts sont tirées sans leur ajout.",
  ],
  "D-20": [
    "Quelles lignes d'une carte servent au repérage et au transit ?",
    "Au repérage celle de ce qui attaque, force ou air, jamais les deux ; au transit celle de tous les moyens du camp dans l'hex.",
  ],
  "D-25": [
    "Depuis quand compte-t-on les tours de carburant ?",
    "Du tour du départ ou du ravitaillement ; à la phase du carburant le marqueur de tour avance d'abord.",
  ],
  "D-30": [
    "Que coûte à la cible la fin du pistage ?",
    "Elle perd 1 ID ; dans son propre mouvement c'est la perte de qui bouge sans être pisté, sans seconde perte.",
  ],
  "D-59": [
    "Quand paie-t-on les forces que le plan met en mer au départ ?",
    "Au premier segment de mouvement joué de leur camp ; la patrouille White ne coûte rien.",
  ],
  "E-61": [
    "Quand l'agent signale-t-il un convoi, et quand hors campagne ?",
    "À la fin du mouvement par lequel il quitte le port ; dans un scénario lors de cette opération, en campagne lors de la quinzaine suivante.",
  ],
  "E-62": [
    "Quand le convoi de l'Axe est-il en retard ?",
    "À la phase spéciale précédant le jour fixé, ou à la confirmation ; aussi quand il n'en reste rien.",
  ],
  "E-63": [
    "Quelle TF mouille des mines ?",
    "Une TF de croiseurs et destroyers seuls qui entre dans l'hex ce tour-ci ; chaque CS de DD est un destroyer.",
  ],
  "E-64": [
    "D'où viennent les navires d'une mission, et quand GEARBOX est-elle accomplie ?",
    "De toute force britannique ou américaine en jeu, à la mise en place ; elle l'est quand tous ses navires restants sont au port.",
  ],
  "E-65": [
    "Que planifie-t-on d'un coup de main ?",
    "Son lieu et son tour ; sans déclaration à la phase précédente il n'a pas lieu.",
  ],
  "E-66": [
    "Qu'est-ce qu'un tour entier à Barentsburg ?",
    "Un tour de jour où une TF présente dans l'hex depuis son début ne bouge pas.",
  ],
  "E-67": [
    "Quels CS perdus d'un navire de ligne comptent ?",
    "Ceux perdus dans cette opération par des attaques, que le navire soit en jeu ou l'ait quitté ; non le coup par lequel la glace, le temps ou un accident l'a ôté.",
  ],
  "E-68": ["Qui peut entrer en mer de Kara ?", "Un Panzerschiff seul, et une meute."],
  "E-69": [
    "Comment quitte-t-on la carte pour l'Atlantique ?",
    "Comme un hex de mouvement, avec contrôle du transit comme ailleurs ; par une TF de tels navires seuls.",
  ],
  "E-70": [
    "Que peut-on acheter, et à quel prix ?",
    "Ce que liste le scénario, chaque force une fois ; la liste du paquet est reconstituée, au prix de ses navires coulés.",
  ],
  "E-71": [
    "Combien de temps reste le Bomber Command ?",
    "Jusqu'à ce que ses avions aient volé ; ceux qui n'ont pas volé attendent une phase ultérieure.",
  ],
  "E-72": [
    "Une TF dans une case est-elle au port à la fin ?",
    "Dans une case de son camp, oui ; en mer de Kara elle est en mer.",
  ],
  "E-73": [
    "Qu'apportent les renforts dans un scénario sans groupe ?",
    "La première arrivée de la liste de campagne à partir de cette quinzaine dont les navires ne sont pas en jeu.",
  ],
  "E-74": [
    "Quels avions font les raids sur les ports, et par quel temps ?",
    "Bombardiers et chasseurs de Norvège du Nord avec Kirkenes à portée, de nuit aussi, quel que soit le dernier temps ; ceux repoussés au premier raid volent au second.",
  ],
  "D-05": [
    "À quel ID une attaque aérienne élève-t-elle sa cible ?",
    "ID2 de jour et ID1 de nuit, comme dit la séquence détaillée.",
  ],
  "D-57": [
    "Qu'est-ce qui compte quand une pile tient plusieurs types ?",
    "Le type qui a le plus de CS, à égalité le plus facile à toucher ; le navire touché est tiré parmi tous les CS.",
  ],
  "E-101": [
    "Que deviennent les avions d'un porte-avions qui coule ?",
    "Tous ceux qui restent coulent avec lui et comptent comme pas aériens perdus.",
  ],
  "E-102": [
    "Sur quoi riposte une unité aérienne que plusieurs chasseurs ont engagée ?",
    "De tous ses CS sur l'un d'eux, que son propriétaire nomme avant les dés.",
  ],
  "E-103": [
    "Les bombardiers torpilleurs peuvent-ils larguer des bombes ?",
    "Oui : toute unité à torpilles choisit entre bombes et torpilles.",
  ],
  "E-104": [
    "Comment une pile soutient-elle sa voisine ?",
    "Elle tire une fois par vague, de la somme de ses nombres, sur une unité aérienne qui attaque une pile voisine.",
  ],
  "E-105": [
    "Sur qui une pile d'étoiles tire-t-elle son unique dé ?",
    "Sur la première de celles qui l'attaquent, dans l'ordre de leur propriétaire.",
  ],
  "E-106": [
    "Quel navire peut s'échapper, et où vont ses attaquants ?",
    "Un navire nommé seul sur le point d'être attaqué ; ils se tournent vers toute autre pile, sans dépasser la règle.",
  ],
  "E-107": [
    "Dans quel ordre attaquent les groupes qui trouvent la cible ?",
    "Ceux qui la trouvent par U ou un symbole de porte-avions d'abord et seuls, dans l'ordre des tirages ; puis les autres ensemble.",
  ],
  "E-108": [
    "Combien de temps dure le rayon aérien d'un porte-avions ?",
    "De sa déclaration à la fin du prochain segment sous-marin ennemi, comme celui des avions.",
  ],
  "E-109": [
    "Les avions embarqués ont-ils besoin d'une permission contre ports et bases ?",
    "Non : la règle lie les avions basés à terre ; la Grande-Bretagne est fermée à tous.",
  ],
  "E-110": [
    "Les attaquants peuvent-ils renoncer après le combat aérien ?",
    "Oui, unité par unité, comme dans l'exemple ; la DCA ne tire pas sur celles-là.",
  ],
  "E-111": [
    "Qu'est-ce qui modifie le dé de surprise d'une attaque aérienne ?",
    "Le temps, et le pistage de la cible par l'attaquant ; des avions ne sont ni non identifiés ni pistés.",
  ],
  "E-112": [
    "Des attaquants qu'aucun chasseur n'a engagés tirent-ils dans le combat aérien ?",
    "Ceux dont le chiffre n'est pas cerclé, de tous leurs CS sur un chasseur qui a décollé, que nomme leur propriétaire.",
  ],
  "E-75": [
    "Comment attaque-t-on le convoi de la mer de Kara ?",
    "Par des forces allemandes dans la case, sans recherche ni carte ; une meute pas au tour de sa venue, et ce qui s'est retiré d'un combat reste dans la case.",
  ],
  "D-02": [
    "Quand mélange-t-on les paquets de reconnaissance ?",
    "Toutes les cartes reviennent aux deux paquets au début de chaque phase du temps.",
  ],
  "D-03": [
    "Dans quel ordre lance-t-on les dés simultanés ?",
    "Ceux de l'attaquant d'abord ; aux étapes de torpilles et de retraite d'un combat de surface ceux du défenseur. L'ordre ne change aucun résultat.",
  ],
  "D-06": [
    "Et si une carte n'arrête qu'une part d'un convoi dispersé ?",
    "Aucune ne bouge, puisqu'elles restent dans un même hex.",
  ],
  "D-07": [
    "Une recherche peut-elle élever un ID au-delà de 3 ?",
    "Non ; le niveau 4 décrit seulement ce que dit une photographie.",
  ],
  "D-08": [
    "Un résultat chiffré trouve-t-il une force non identifiée ?",
    "Jamais : un ID de 0 demande un bloc identifié. Pour le gain d'ID, une force non identifiée compte pour 0.",
  ],
  "D-10": [
    "Combien de temps vaut un état de glace tiré ?",
    "Pour une force, un côté d'hex et une tentative ; on ne le garde pas.",
  ],
  "D-11": [
    "Quand compte l'ajout d'une carte de dégâts ?",
    "Dans la glace seule, pour un côté vraiment franchi vers une glace dense ou une banquise mince et pour une tentative contre la banquise solide ; jamais en glace légère, pour un passage abandonné ou manqué, ni pour le temps.",
  ],
  "D-13": [
    "Quels navires la glace et le temps peuvent-ils endommager ?",
    "Les navires lourds, les AX et chaque CS de MX, DD et TB ; ni ES ni sous-marins.",
  ],
  "D-21": ["D'où les torpilleurs tirent-ils au canon ?", "De la zone d'attaque à la torpille seulement."],
  "D-22": [
    "Que fait l'évitement ?",
    "Il ôte 1 au tir de l'unité et 1 aux torpilles contre elle, rien au tir contre elle ; on le place à neuf chaque manche.",
  ],
  "D-24": ["La nuit et le temps modifient-ils tir et torpilles ?", "Seulement où leurs tables le disent."],
  "D-26": [
    "Comment se dépense le mazout d'un pétrolier ravitailleur ?",
    "Par pas de 5, fractions vers le haut, à chaque ravitaillement ; les dégâts en laissent au plus 10 par CS restant.",
  ],
  "D-27": [
    "Quelles unités aériennes ne peuvent attaquer ?",
    "Celles qui recherchent, pistent ou forment un rayon aérien dans la phase, et les unités P toujours.",
  ],
  "D-28": [
    "Combien d'escorteurs et de sous-marins un convoi peut-il tenir ?",
    "Au plus 4 CS d'ES et 2 CS de sous-marins.",
  ],
  "D-29": [
    "Qu'est-ce qu'un grand convoi ?",
    "Un convoi de 11 navires ou plus, chaque CS de MX et chaque pion AX étant un navire.",
  ],
  "D-31": [
    "Combien de temps piste un rayon aérien fixe ?",
    "Tant que la force reste dans les rayons fixes de ce camp et sans coup de vent.",
  ],
  "D-32": [
    "Comment un convoi doit-il avancer ?",
    "Il n'entre jamais dans un hex déjà occupé et n'est jamais plus d'un hex plus loin de sa destination par mer qu'au plus près, sauf si rien d'autre n'est ouvert.",
  ],
  "D-35": [
    "Combien de fois une TF peut-elle combattre dans un segment ?",
    "Une fois : celle qui a attaqué, défendu ou s'est engagée a fini pour le segment.",
  ],
  "D-36": [
    "Quand un porte-avions allié est-il repéré ?",
    "Quand il a été identifié en mer, photographié au port ou dévoilé ; un porte-avions coulé ne compte plus.",
  ],
  "D-38": ["Quelle part des sous-marins et destroyers est en mer ?", "La moitié."],
  "D-39": ["Les renforts d'urgence sont-ils un minimum ou un maximum ?", "Un maximum."],
  "D-43": [
    "Les modificateurs d'un navire gravement endommagé et d'un navire en panne totale s'ajoutent-ils ?",
    "Non ; celui de la panne totale ou de la remorque s'applique.",
  ],
  "D-44": [
    "Que deviennent les coups au-delà du dernier pas ?",
    "Ils sont perdus ; un navire lourd ou AX à 0 CS est en panne totale et coule au coup suivant.",
  ],
  "D-45": [
    "Qui peut pister ?",
    "Les unités R, les secteurs, les rayons aériens, une meute allemande par convoi, et les TF alliées avec un croiseur intact contre une TF de l'Axe ; aucun leurre.",
  ],
  "D-46": [
    "Comment compter distance par mer et rayon d'action ?",
    "En hex de la carte ; les avions passent la terre, les navires non.",
  ],
  "D-48": ["Combien de pions CAM, escorteurs et sous-marins un convoi peut-il avoir ?", "Au plus deux de chaque."],
  "D-51": [
    "Que dit un ID de 1 du nombre de navires ?",
    "Deux bornes, la moitié vers le haut et une fois et demie vers le bas.",
  ],
  "D-52": [
    "Un décollage d'alerte empêche-t-il les attaquants d'attaquer ?",
    "Non ; qui survit au combat aérien peut attaquer.",
  ],
  "D-53": [
    "Quels chasseurs peuvent décoller ?",
    "Ceux basés dans l'hex de la cible et non en mission : à sa base, sur ses porte-avions, et les intercepteurs ; d'autres seulement par l'option de surprise aérienne.",
  ],
  "D-54": ["Quel est l'état d'une zone où aucune force ne bouge ?", "Celui qu'attend son marqueur, sans dé."],
  "D-55": [
    "Qu'est-ce qui compte dans la capacité des ports de Russie du Nord ?",
    "Les navires de guerre intacts, sauf soviétiques, qui entrent dans l'un des deux pendant l'opération, chacun une fois ; ceux qui y sont au départ ne comptent qu'en y revenant.",
  ],
  "D-56": [
    "Que font les sous-marins d'un convoi dans un combat aérien ou de surface ?",
    "Ils ne sont pas déployés et ne sont pas des cibles ; ils n'agissent qu'avant un combat de surface et continuent avec le convoi.",
  ],
  "D-58": [
    "Qu'est-ce que la Norvège du Nord ?",
    "Sans Kirkenes pour le temps local, avec Kirkenes pour les raids sur les ports et les réparations.",
  ],
  "D-61": [
    "Plusieurs attaques d'une salve sont-elles simultanées ?",
    "Les sous-marins d'une meute et les avions d'une vague attaquent un à un, chacun voyant les marques du précédent ; les torpilles d'une étape de combat de surface sont simultanées.",
  ],
  "D-50": [
    "Qui a l'initiative quand les deux mises sont égales ?",
    "Les Alliés, qui perdent les points de victoire qu'ils ont misés.",
  ],
  "E-113": [
    "Que peuvent dire suivre ceux qui pistent une force qui se divise, et quelle partie est-ce ?",
    "Le convoi, la plus grande partie, ou ce que leur dernier rapport a nommé : navires lourds ou navires d'une catégorie. C'est la partie qui en a le plus de pions, à égalité le plus de CS, puis celle qui garde le bloc ; une partie peut aussi être nommée par son bloc.",
  ],
  "E-115": [
    "Qu'apprend un sous-marin qui attaque des modificateurs et de la colonne de ses torpilles ?",
    "Ceux que la catégorie nommée et le temps valent à tous ses navires ; ce que le navire seul révèle reste caché.",
  ],
  "E-120": [
    "La consommation supplémentaire recule-t-elle le marqueur de danger d'une force à carburant bas ou d'entraînement ?",
    "Non : la règle ne recule que le marqueur d'alerte ; avec l'option danger_marker_moves celui de danger recule aussi.",
  ],
  "E-121": [
    "Comment les unités aériennes d'une base se tiennent-elles comme cibles ?",
    "Toutes celles qui s'y trouvent, une à une sur une ligne que dresse leur propriétaire ; chaque coup coûte un pas à l'unité attaquée.",
  ],
  "E-122": [
    "Quel navire semblable est retiré à la place de celui que veut une opération ?",
    "Un navire à Scapa Flow que nomment les Alliés, de la même classe s'il y en a, sinon du même type ; à défaut le premier.",
  ],
  "E-123": [
    "Où reviennent les navires CAM, pétroliers et sous-marins allemands remplacés ?",
    "Dans les ports de la règle que nomme leur propriétaire ; à défaut les CAM là où se rassemblent les cargos chargés, les pétroliers à Scapa Flow, les sous-marins à Bergen.",
  ],
  "E-124": [
    "Comment un convoi va-t-il aux deux ports ?",
    "Il entre dans l'un, où son propriétaire dit lesquels de ses cargos sans marqueur continuent avec l'escorte ; les autres sont arrivés. Le reste repart pour l'autre port et compte à part pour 2.1.2.",
  ],
};
