/** The cities of the map. */
export const serviceAreasFr = {
  map: "Les villes que nous servons, le long du Saint-Laurent et de l’Outaouais",
  cities: { Montréal: "Montréal", Laval: "Laval", Québec: "Québec", Ottawa: "Ottawa", Toronto: "Toronto" },
};
