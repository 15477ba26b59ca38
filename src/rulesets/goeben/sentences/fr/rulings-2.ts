/** D-43 to C.12 The rulings in French: what is asked, and how it is ruled. */
export const RULINGS_2: Readonly<Record<string, readonly [question: string, ruling: string]>> = {
  "D-43": [
    "Une torpille au but ôte-t-elle les torpilles d'un navire allemand ?",
    "Non : les errata épargnent les tubes, le résultat 2 coûte donc deux cases de coque seulement. Avec torpedoHitDisablesTubes il ôte aussi les torpilles.",
  ],
  "D-44": [
    "Bataille navale critique : brut ou net ?",
    "PV nets de cette seule bataille navale : >= +15 gagnée, <= -15 perdue. Les bombardements ne comptent pas. L'option criticalBattleMeasure en décide.",
  ],
  "D-45": ["Limites du commandement.", "De 0 à 6 ; les pertes par échec en campagne s'arrêtent à 1."],
  "D-46": [
    "Test de moral.",
    "Tour x 5 >= PV : +1 dé ; tour x 5 < PV : -1 dé (les deux langues s'accordent, bien que cela paraisse inversé). Vaut pour tout tir de canon allemand et de torpille, en combat naval et en bombardement, jusqu'à la fin du tour ; un second test remplace le premier.",
  ],
  "D-47": [
    "Tempête.",
    "Le combat naval de cet espace est sauté ; tous les navires alliés présents, même tirés dans cette phase, y restent visibles ; ni bombardement ni débarquement ; la guerre de course reste permise.",
  ],
  "D-48": [
    "Que vaut un navire marchand attaqué ?",
    "Le dé, plus un pour un Seebataillon à bord d'un navire de l'espace, et le commandement d'un navire présent.",
  ],
  "D-49": [
    "Bombardement côtier : facultatif (16) ou obligatoire (12.5) ?",
    "S'il y a des défenses côtières un bombardement commence ; le camp allemand peut rompre s'il a la première salve. Sans défenses côtières il n'y a rien à bombarder. L'option bombardmentOptional en décide.",
  ],
  "D-49a": ["Contact dans un bombardement.", "La valeur alliée est exactement 0 (ni alerte ni +1)."],
  "D-49b": [
    "Défenses côtières et cibles.",
    "Toutes sont retournées au début du premier round (après le contact et un éventuel décrochage) ; un port qui en a plusieurs les montre toutes. Elles ne rompent jamais ; un contact N ou un décrochage allemand veut dire pas de bombardement, et elles restent comme elles sont. Chacune tire sa force au round principal (jamais réduite de moitié, sauf si la nuit le veut) ; jamais de torpilles. Les canons allemands tirent sur le port entier, sans blindage ; « retirer une unité » = au choix du joueur ; les résultats en trop donnent encore leurs PV.",
  ],
  "D-50": [
    "Alerte +1 pour un combat.",
    "Une fois par bataille navale et une fois par bombardement, à la fin, si quelqu'un a tiré.",
  ],
  "D-51": [
    "Canons et torpilles austro-hongrois.",
    "Tir austro-hongrois = facteur imprimé seul (ni commandement ni blindage), coups et dégâts dans les colonnes « navire allié » ; le tir allié sur eux de même, sans ôter de blindage. L'option ahGunneryLeadership en décide.",
  ],
  "D-52": ["Navires austro-hongrois et le choix du charbon face au sous-marin.", "Considéré comme payé."],
  "D-53": [
    "Réduction de nuit.",
    "Le facteur de canons après le tir maximal (alliés et austro-hongrois : après dégâts aux canons), réduit de moitié, arrondi au-dessus ; puis les autres termes. Les navires avec optiques et projecteurs et tout tir de torpilles en sont exempts. Jeté pour les batailles navales seulement.",
  ],
  "D-54": [
    "Mines mouillées.",
    "Mouillées dans tout espace où le croiseur léger part, passe ou finit (pas les ports et bases neutres), sans coût. Vérifiées quand des navires de guerre alliés sont visibles dans l'espace : au mouillage, et en C.7(4). Un 6 retire le navire pour le scénario et rapporte sa valeur d'endommagé ; après une vérification avec au moins un navire le pion redevient disponible.",
  ],
  "D-55": [
    "Hydravion.",
    "Croiseur de bataille seulement, un par navire, deux cases de coque voisines, coût 4 ; perdu si l'une des cases l'est ; +2 au contact, sauf de nuit ou par visibilité réduite.",
  ],
  "D-56": [
    "Quelle cargaison est perdue avec la coque ?",
    "La case du numéro de la coque actuelle (la plus haute intacte) part la première, avec sa cargaison.",
  ],
  "D-57": [
    "Plusieurs exemplaires d'une cargaison sur un navire.",
    "Permis dans la limite des pions. Les dés de réparation s'ajoutent par pion ; les bonus de tir, de contact et de course comptent une fois par navire ou force.",
  ],
  "D-58": [
    "Nouveau scénario de campagne.",
    "Selon la lettre de 24.1(1), un navire dont un indice est endommagé a de nouveau tous ses indices de départ sauf le commandement, et les valeurs d'un navire intact ne changent pas : il garde munitions, torpilles et charbon tels quels (campaignStocks = carry_over). Avec campaignStocks = restock chaque navire est réapprovisionné ; une campagne commencée quand c'était l'usage l'a dans sa situation et le garde. Toute cargaison redevient disponible et les navires s'équipent à neuf pour 2 x commandement. Avec campaignKeepCargo la cargaison des cases de coque intactes reste à bord et seules les cases vides sont remplies, dans les mêmes points.",
  ],
  "D-59": [
    "Le bonus de course nomme une « zone de patrouille nord-atlantique ».",
    "La zone de patrouille nord-africaine.",
  ],
  "D-60": [
    "Zone de patrouille devenue haute mer.",
    "Dès le scénario suivant on n'y place plus de marqueurs ; sa part va dans la réserve (poolUnseen).",
  ],
  "D-61": [
    "Marqueurs de patrouille en plus par grand navire coulé (24.3).",
    "Pour chaque croiseur de bataille britannique coulé pour de bon : un marqueur pris sans voir parmi les autres (convois de troupes compris) rejoint le groupe britannique avant de remplir les zones ; gardé comme remplaçant (C.12). Les nombres des zones restent 2/5/3/2.",
  ],
  "D-62": [
    "Fin de campagne par perte.",
    "Elle finit quand aucun navire allemand n'est en jeu ni ne peut rejoindre ; les missions accomplies sont alors jugées (victoire « morale » s'il y en a assez), même avec des PV négatifs (24.1).",
  ],
  "D-63": [
    "Perte d'un charbonnier.",
    "À la fin de la phase 5 un charbonnier est retiré si une bataille ou un contact a eu lieu dans son espace, qu'aucun navire de guerre ami n'y est et qu'au moins un navire de guerre allié y a survécu (même s'il va ensuite dans la réserve). Aucun PV perdu.",
  ],
  "D-64": [
    "Prix de l'option 19.",
    "PV de départ : -5 Moltke pour Goeben ; -10 Stralsund en plus ; -50 les quatre navires (New Zealand entre dans la réserve, second charbonnier). Achat des deux plus tard en campagne : -30.",
  ],
  "D-65": [
    "Marqueur de navire ami.",
    "Ne sert qu'en phase 1 du tour suivant, aux navires de l'espace qui s'équipent ; puis, servi ou non, il retourne dans la réserve.",
  ],
  "D-66": [
    "Lieu d'objectif.",
    "Au moins un navire allemand dans l'espace nommé à la phase d'objectif ; toutes les conditions en même temps. Les Austro-Hongrois n'y satisfont jamais.",
  ],
  "D-67": [
    "Continuer après l'objectif.",
    "Hors campagne la victoire finit la partie aussitôt ; en campagne le joueur peut continuer jusqu'à la limite de tours, l'ordre reste accompli.",
  ],
  "D-68": [
    "Navire pris par la sortie de la Marine française.",
    "Coulé ; compte comme la perte d'un navire allemand coulé.",
  ],
  "D-69": [
    "Filets pare-torpilles contre les torpilles de sous-marin.",
    "Ils valent : dans un port ou une base navale un 5 est annulé, un 6 touche encore.",
  ],
  "D-70": [
    "Sorties austro-hongroises avec l'option 20.",
    "Le renfort (2) est employé au lieu de (1). Un navire gagné par le bonus du pacte naval suit la règle 20 même sans l'option.",
  ],
  "D-71": ["Tous les navires allemands perdus avant le dernier tour (scénario seul).", "Défaite immédiate."],
  "D-72": [
    "Équipe de tournage : quel naufrage compte ?",
    "Tout navire de guerre allié coulé dans la bataille par un navire ami, si le navire porteur a combattu et survécu ; un dé par bataille en tout ; les PV comptent dans le total de la bataille.",
  ],
  "D-73": ["Cargaison d'un navire coulé.", "Elle redevient disponible."],
  "D-74": [
    "Commandement zéro.",
    "Compte dans la bande 0 du renseignement ; le navire jette quand même ses dés supplémentaires.",
  ],
  "D-75": [
    "Qui peut faire la course ou bombarder.",
    "Tout navire de guerre ami ; commandement austro-hongrois 3 pour la course, facteurs imprimés pour le bombardement.",
  ],
  "D-76": [
    "Décrochage allemand avec un navire qui ne peut bouger.",
    "Un navire aux machines à 0 n'a pas d'espace possible, et tous rompent ou aucun : pas de décrochage.",
  ],
  "D-77": [
    "Recharger les torpilles avant que l'indice soit à 0 ?",
    "Non : selon les errata et la table des cargaisons, seulement quand l'indice est tombé à 0, alors à tout moment. Ils l'emportent sur 14.10, qui permet la recharge quel que soit le nombre tiré ; avec reloadOnlyAtZero = false on joue ainsi. Une partie commencée quand c'était l'usage l'a dans sa situation et le garde.",
  ],
  "D-78": ["Marqueurs retirés du jeu, en campagne.", "Ils restent hors de tous les scénarios suivants."],
  "D-79": [
    "Navires alliés endommagés, retirés ou minés, en campagne.",
    "Tous reviennent intacts au scénario suivant ; les coulés selon 24.1(3).",
  ],
  "D-80": [
    "Achat de cargaison dans une base amie (8.5).",
    "Une fois par navire et par phase 1 ; les points ne sont pas gardés.",
  ],
  "D-81": [
    "Prise quand les défenses ont été détruites plus tôt.",
    "Le débarquement est permis à la fin de toute phase 7 où ni défense côtière ni navire de guerre allié n'est dans l'espace ; aucun bombardement n'est alors nécessaire.",
  ],
  "D-82": [
    "Cause d'une perte allemande.",
    "Un navire allemand coulé, quelle qu'en soit la cause, rapporte sa valeur de coulé, une fois.",
  ],
  "D-83": [
    "Quelle est la cadence de tir que décide l'officier de tir ?",
    "Le tir maximal des canons et le nombre de torpilles. Sur qui tirer, s'il faut tirer sur une place et lesquelles de ses unités sont retirées, il le propose. Le commandant a le dernier mot en tout.",
  ],
  "C.12": [
    "Pourquoi les faces cachées ne sont-elles tirées qu'en étant révélées ?",
    "Après un mélange, chaque marqueur caché d'un groupe a la même chance d'être à chaque place cachée de ce groupe, et aucune règle ne regarde une face avant qu'elle soit retournée. Tirer la face quand elle est révélée, parmi les marqueurs du groupe pas encore vus, donne donc à chaque suite de faces la probabilité qu'elle a dans le jeu en boîte ; un test compare les deux exactement.",
  ],
};
