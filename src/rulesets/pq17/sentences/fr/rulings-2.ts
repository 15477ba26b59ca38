/** D The rulings in French, part 2: what is asked, and how it is ruled. */
export const RULINGS_2: Readonly<Record<string, readonly [question: string, ruling: string]>> = {
  "D-23": [
    "Qui joue la fin d'un combat de surface, et quand ?",
    "Le joueur de l'Axe après chaque manche où les deux camps gardent des navires de guerre ; moins que le numéro de la manche le termine, et la manche 10 est la dernière.",
  ],
  "D-37": [
    "Quand pèse-t-on la force de l'ennemi ?",
    "À la déclaration d'une attaque et au début de chaque manche, d'après les pions alors sur le tableau.",
  ],
  "D-47": [
    "Quand reviennent les escorteurs perdus dans un combat de surface ?",
    "Après le combat, si au moins un CS d'ES ou un convoi de leur camp en est sorti.",
  ],
  "D-49": [
    "Et si plusieurs TF attaquent ensemble ?",
    "Elles sont une seule force ; chacune tire sa carte de repérage, et l'interception vise la mieux connue.",
  ],
  "E-51": [
    "Une TF allemande sans croiseurs peut-elle en attaquer une qui n'en a pas ?",
    "Oui : une force sans croiseurs n'y est jamais trop forte.",
  ],
  "E-52": [
    "D'après quoi le camp allemand juge-t-il une force avant le tableau ?",
    "D'après son dernier rapport à ID3 : les navires de ligne autres que porte-avions comptent comme BB intacts et tous les légers comme DD ; en deçà rien n'interdit l'attaque.",
  ],
  "E-53": [
    "Quelle force perd les CS d'un pion commun à plusieurs ?",
    "La première déployée, tant qu'elle a des CS dans le pion.",
  ],
  "E-54": [
    "D'où attaque-t-on un convoi sans navires de guerre ?",
    "De la zone d'attaque à la torpille, tous ceux qui ne sont ni gravement endommagés ni en panne totale ; nul ne manœuvre.",
  ],
  "E-55": [
    "Qui tire sur les avions qu'un porte-avions envoie dans un combat de surface ?",
    "Les unités attaquées seules : il n'y a pas de ligne où d'autres seraient voisines.",
  ],
  "E-56": [
    "Quand empile-t-on les pions sur le tableau ?",
    "Chaque classe est déployée sur le moins de pions possible ; on peut empiler à toute étape de manœuvre avant de quitter le déploiement, et ils le restent.",
  ],
  "E-57": [
    "Chaque unité doit-elle tirer, même là où ses canons ne peuvent toucher ?",
    "Aucune n'y est tenue. Un type sans nombre dans la table peut être nommé, pour que d'autres le soient deux fois, mais on ne lance pas de dés.",
  ],
  "E-58": [
    "Un combat contre une force en transit demande-t-il des cartes, et qui peut l'engager ?",
    "Il en demande comme toute attaque ; les TF et les meutes qui peuvent attaquer. Non trouvée, la force continue. Ces TF peuvent encore combattre au segment de combat de surface.",
  ],
  "E-59": [
    "Comment montre-t-on les unités endommagées dans un combat de nuit ?",
    "Par un rapport à ID2 de ces seules unités, comme d'une TF, outre l'ID du combat.",
  ],
  "E-60": [
    "Quelles unités concerne le jet de retraite ?",
    "Celles que nomme leur propriétaire, dans toute zone ; quand l'Axe doit le jouer, toutes celles qui peuvent partir.",
  ],
  "D-01": ["Garde-t-on les demi-points de victoire ?", "On les garde, et la victoire se décide sur le total exact."],
  "D-04": [
    "Quand tire-t-on les cartes des convois dans un coup de vent ?",
    "À la phase du temps, pour tout convoi en mer ; la dispersion se joue au segment de mouvement de son camp.",
  ],
  "D-09": [
    "Que donne une recherche par un leurre seul ?",
    "La carte est tirée ; si elle réussissait, le leurre est montré et ôté, et la cible n'est pas identifiée.",
  ],
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
    "Sur qui riposte une unité aérienne engagée par plusieurs chasseurs ?",
    "De tous ses CS sur le premier, dans l'ordre de leur décollage.",
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
  "E-75": [
    "Comment attaque-t-on le convoi de la mer de Kara ?",
    "Par des forces allemandes dans la case, sans recherche ni carte ; une meute pas au tour de sa venue, et ce qui s'est retiré d'un combat reste dans la case.",
  ],
};
